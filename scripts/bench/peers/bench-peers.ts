import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { copyRepository } from '../copy-repository.ts';
import { runBuild } from '../run-build.ts';
import { OUR_SEARCH } from '../search-figures.ts';
import { ADDED_SENTENCE, type BuildTimes, buildPeer } from './build-peer.ts';
import { compareBuilds, type TimedSite } from './build-table.ts';
import { choosePaths, type MeasuredPaths } from './choose-paths.ts';
import { docusaurus } from './docusaurus.ts';
import { fumadocs } from './fumadocs.ts';
import { type BuiltSite, measurePart, prepareSite } from './measure-sites.ts';
import { type PeerPart, partsOf } from './parts.ts';
import type { Peer } from './peer.ts';
import { type PeerPage, readPeerPages } from './peer-page.ts';
import { rspress } from './rspress.ts';
import { starlight } from './starlight.ts';
import { vitepress } from './vitepress.ts';

const PEERS: readonly Peer[] = [starlight, vitepress, docusaurus, fumadocs, rspress];

/**
 * Measures our site and others made of the same Markdown, in turns in the same browser, and prints a table for each part. The others are installed
 * and built outside the repository.
 * @param chosen which parts to measure; without `builds`, peers that an earlier run built of the same pages are not built again
 */
export async function benchPeers(root: string, browser: Browser, chosen: ReadonlySet<PeerPart>): Promise<void> {
  const dist = join(root, 'dist');
  const pages = readPeerPages(dist);
  const paths = await choosePaths(browser, dist, pages);
  await prepareSite(dist, paths);
  const sites: BuiltSite[] = [{ name: 'ours', dist, search: OUR_SEARCH }];
  const timed: TimedSite[] = [];
  for (const peer of PEERS) {
    console.log(`Preparing ${peer.name} …`);
    const built = await preparePeerSite(peer, pages, paths, chosen.has('builds'));
    if (typeof built === 'string') {
      console.log(`Skipping ${peer.name}: ${built}`);
      continue;
    }
    sites.push({ name: peer.name, dist: built.dist, search: peer.search });
    if (built.times) timed.push({ name: peer.name, times: built.times });
  }
  if (sites.length === 1) return;
  console.log(`\n${pages.length} pages, ${cpus().length} processors, Chromium ${browser.version()}\n${versions()}`);
  if (chosen.has('builds')) {
    const times = await timeOurBuilds(root);
    console.log(`\nBuilds of ${pages.length} pages\n\n${compareBuilds({ name: 'ours', times }, timed)}`);
  }
  for (const name of chosen) {
    for (const part of partsOf(name, paths)) console.log(`\n${await measurePart(browser, sites, part)}`);
  }
}

function versions(): string {
  return PEERS.map(({ name, packageJson: { dependencies } }) => {
    const pairs = Object.entries(dependencies).map(([dependency, version]) => `${dependency} ${version}`);
    return `${name}: ${pairs.join(', ')}`;
  }).join('\n');
}

async function timeOurBuilds(root: string): Promise<BuildTimes> {
  const copy = copyRepository(root, join(root, 'content'));
  try {
    const cold = await runBuild(copy.root);
    const page = join(copy.contentDir, 'docs/introduction.md');
    writeFileSync(page, readFileSync(page, 'utf8') + ADDED_SENTENCE);
    return { cold, edited: await runBuild(copy.root) };
  } finally {
    copy.remove();
  }
}

/** A peer that is ready to be measured, or why it isn't. */
async function preparePeerSite(peer: Peer, pages: readonly PeerPage[], paths: MeasuredPaths, isTimed: boolean) {
  const built = await buildPeer(peer, pages, isTimed);
  if (typeof built === 'string') return built;
  try {
    await prepareSite(built.dist, paths);
    return built;
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message;
  }
}
