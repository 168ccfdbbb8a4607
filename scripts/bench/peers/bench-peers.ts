import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { choosePages, readGuides } from '../choose-pages.ts';
import { copyRepository } from '../copy-repository.ts';
import { runBuild, runMeasured } from '../run-build.ts';
import { serveSite } from '../serve-site.ts';
import { linkedPages } from '../soft-navigation.ts';
import { type ComparedSite, compareSites } from './compare-sites.ts';
import { docusaurus } from './docusaurus.ts';
import { type MeasuredPaths, measureSite } from './measure-site.ts';
import type { Peer } from './peer.ts';
import { type PeerPage, readPeerPages } from './peer-page.ts';
import { preparePeer } from './prepare-peer.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

const PEERS: readonly Peer[] = [vitepress, starlight, docusaurus];

/** Pages of each kind that are measured of every site. */
const PAGES_OF_A_KIND = 2;
const NAVIGATIONS = 3;

/**
 * Measures our site and others made of the same Markdown, one after the other in the same browser, and prints the comparison. The others are
 * installed and built outside of the repository.
 */
export async function benchPeers(root: string, browser: Browser): Promise<void> {
  const dist = join(root, 'dist');
  const pages = readPeerPages(dist);
  const paths = await choosePaths(browser, dist, pages);
  console.log(`Measuring ours: ${[...paths.typical, ...paths.heaviest].join(', ')} …`);
  const ours: ComparedSite = {
    name: 'ours',
    figures: await measureSite(browser, dist, paths),
    build: await ourBuild(root),
  };
  const peers: ComparedSite[] = [];
  for (const peer of PEERS) {
    console.log(`Installing, building and measuring ${peer.name} …`);
    const site = await measurePeer(peer, { pages, paths, browser });
    if (typeof site === 'string') console.log(`${peer.name} is left out: ${site}`);
    else peers.push(site);
  }
  if (peers.length === 0) return;
  const versions = PEERS.map(
    ({ name, packageJson }) =>
      `${name}: ${Object.entries(packageJson.dependencies)
        .map((pair) => pair.join(' '))
        .join(', ')}`,
  );
  console.log(
    `\n${pages.length} pages, ${cpus().length} processors, Chromium ${browser.version()}\n${versions.join('\n')}\n`,
  );
  console.log(compareSites(ours, peers));
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

async function ourBuild(root: string) {
  const copy = copyRepository(root, join(root, 'content'));
  try {
    return await runBuild(copy.root);
  } finally {
    copy.remove();
  }
}

interface PeerWork {
  pages: readonly PeerPage[];
  paths: MeasuredPaths;
  browser: Browser;
}

/** A measured peer, or why it can't be measured. */
async function measurePeer(peer: Peer, { pages, paths, browser }: PeerWork): Promise<ComparedSite | string> {
  const folder = join(tmpdir(), 'docs-bench-peers', peer.name.toLowerCase());
  const missing = preparePeer(peer, folder, pages);
  if (missing !== undefined) return missing;
  const [program = '', ...words] = peer.build;
  try {
    const build = await runMeasured(folder, [join(folder, 'node_modules', program), ...words]);
    return { name: peer.name, build, figures: await measureSite(browser, join(folder, peer.dist), paths) };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message.split('\n').slice(0, 20).join('\n');
  }
}
