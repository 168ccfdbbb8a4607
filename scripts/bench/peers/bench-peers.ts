import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { choosePages, readGuides } from '../choose-pages.ts';
import { copyRepository } from '../copy-repository.ts';
import { runBuild, runMeasured } from '../run-build.ts';
import { serveSite } from '../serve-site.ts';
import { FULL_SPEED, QUARTER } from '../slow-phone.ts';
import { linkedPages } from '../soft-navigation.ts';
import { type ComparedSite, compareSites } from './compare-sites.ts';
import { docusaurus } from './docusaurus.ts';
import { type MeasuredPaths, measureSites, prepareSite } from './measure-sites.ts';
import type { Peer } from './peer.ts';
import { type PeerPage, readPeerPages } from './peer-page.ts';
import { preparePeer } from './prepare-peer.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

const PEERS: readonly Peer[] = [vitepress, starlight, docusaurus];

/** Pages of each kind that are measured of every site. */
const PAGES_OF_A_KIND = 2;
const NAVIGATIONS = 3;

/** What the table of budgets says of a build of the same size by Starlight: the speed of the machine that it is for. */
const STARLIGHT_SECONDS = 15;

/**
 * Measures our site and others made of the same Markdown, in turns in the same browser, and prints the comparison: on a phone with a quarter
 * of this machine's speed, and on one with a quarter of the speed that the budgets are for. The others are installed and built outside of
 * the repository.
 */
export async function benchPeers(root: string, browser: Browser): Promise<void> {
  const dist = join(root, 'dist');
  const pages = readPeerPages(dist);
  const paths = await choosePaths(browser, dist, pages);
  const ourBuild = await buildOurs(root);
  await prepareSite(dist, paths);
  const peers: BuiltSite[] = [];
  for (const peer of PEERS) {
    console.log(`Installing and building ${peer.name} …`);
    const built = await buildPeer(peer, pages, paths);
    if (typeof built === 'string') console.log(`${peer.name} is left out: ${built}`);
    else peers.push(built);
  }
  if (peers.length === 0) return;
  console.log(`Measuring ${[...paths.typical, ...paths.heaviest].join(', ')} …`);
  const versions = PEERS.map(
    ({ name, packageJson }) =>
      `${name}: ${Object.entries(packageJson.dependencies)
        .map((pair) => pair.join(' '))
        .join(', ')}`,
  );
  console.log(
    `\n${pages.length} pages, ${cpus().length} processors, Chromium ${browser.version()}\n${versions.join('\n')}`,
  );
  const compare = async (title: string, slowdown: number) => {
    const [ours, ...others] = await measureSites(
      browser,
      [{ name: 'ours', dist, build: ourBuild }, ...peers],
      paths,
      slowdown,
    );
    if (ours) console.log(`\n${title}\n\n${compareSites(ours, others)}`);
  };
  await compare('At a quarter of the speed of this machine', QUARTER);
  const reference = peers.find(({ name }) => name === starlight.name);
  if (!reference) return;
  const share = STARLIGHT_SECONDS / reference.build.seconds;
  const title = `At a quarter of the speed of the machine of the budgets. Starlight builds in ${STARLIGHT_SECONDS} s there and took ${reference.build.seconds.toFixed(1)} s here;
our build of ${ourBuild.seconds.toFixed(1)} s would take ${(ourBuild.seconds * share).toFixed(1)} s there.`;
  await compare(title, Math.max(FULL_SPEED, QUARTER * share));
}

/** The pages to measure, all of which the others have too. */
async function choosePaths(browser: Browser, dist: string, pages: readonly PeerPage[]): Promise<MeasuredPaths> {
  const known = new Set(pages.map(({ path }) => path));
  const { heaviest, typical } = choosePages(
    readGuides(dist).filter(({ path }) => known.has(path)),
    PAGES_OF_A_KIND,
  );
  const { origin, close } = await serveSite(dist);
  try {
    // Navigations begin at the typical page that links to most pages.
    const links = new Map<string, string[]>();
    for (const { path } of typical) {
      const linked = await linkedPages(browser, origin + path, Number.POSITIVE_INFINITY);
      links.set(path, linked.filter((target) => known.has(target) && target !== path).slice(0, NAVIGATIONS));
    }
    const [from, to] = [...links].toSorted(([, one], [, other]) => other.length - one.length)[0] ?? ['', []];
    return { heaviest: heaviest.map(({ path }) => path), typical: typical.map(({ path }) => path), from, to };
  } finally {
    close();
  }
}

async function buildOurs(root: string) {
  const copy = copyRepository(root, join(root, 'content'));
  try {
    return await runBuild(copy.root);
  } finally {
    copy.remove();
  }
}

interface BuiltSite {
  name: string;
  /** Folder of the built site. */
  dist: string;
  build: ComparedSite['build'];
}

/** A built peer, or why it can't be measured. */
async function buildPeer(peer: Peer, pages: readonly PeerPage[], paths: MeasuredPaths): Promise<BuiltSite | string> {
  const folder = join(tmpdir(), 'docs-bench-peers', peer.name.toLowerCase());
  const missing = preparePeer(peer, folder, pages);
  if (missing !== undefined) return missing;
  const [program = '', ...words] = peer.build;
  try {
    const build = await runMeasured(folder, [join(folder, 'node_modules', program), ...words]);
    const dist = join(folder, peer.dist);
    await prepareSite(dist, paths);
    return { name: peer.name, dist, build };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message.split('\n').slice(0, 20).join('\n');
  }
}
