import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BuildRun, runMeasured } from '../run-build.ts';
import type { Peer } from './peer.ts';
import type { PeerPage } from './peer-page.ts';
import { cleanPeer, installPeer, writeSite } from './prepare-peer.ts';

/** How long a site takes to build. */
export interface BuildTimes {
  /** With nothing cached. */
  cold: BuildRun;
  /** After a sentence was added to one page. */
  edited: BuildRun;
}

export interface BuiltPeer {
  /** Folder of the built site. */
  dist: string;
  /** Undefined if an earlier run has built the same site. */
  times: BuildTimes | undefined;
}

/** Milliseconds that a build can take before the peer is left out. */
const MOST_PER_BUILD = 600_000;

/** The sentence that is added to a page. */
export const ADDED_SENTENCE = '\nOne more sentence.\n';

/**
 * Builds the site of a peer outside the repository: first with nothing cached, then again after a page was edited.
 * @param pages what the site is made of
 * @param isTimed whether a site that an earlier run has built of the same pages is built again
 * @returns why the peer can't be measured, if it can't be installed or built
 */
export async function buildPeer(peer: Peer, pages: readonly PeerPage[], isTimed: boolean): Promise<BuiltPeer | string> {
  const folder = join(tmpdir(), 'docs-bench-peers', peer.name.toLowerCase());
  const dist = join(folder, peer.dist);
  const files = { 'package.json': JSON.stringify({ private: true, ...peer.packageJson }), ...peer.files(pages) };
  const digest = createHash('sha256')
    .update(JSON.stringify([peer.build, files]))
    .digest('hex');
  const stamp = join(folder, 'node_modules', '.built-site');
  if (!isTimed && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest) return { dist, times: undefined };
  cleanPeer(folder);
  writeSite(folder, files);
  const missing = installPeer(folder);
  if (missing !== undefined) return missing;
  const program = join(folder, 'node_modules', peer.node ?? '');
  const build = () =>
    runMeasured(
      folder,
      peer.build.map((word, at) => (at === 0 ? join(folder, 'node_modules', word) : word)),
      { node: peer.node === undefined ? undefined : program, timeout: MOST_PER_BUILD },
    );
  try {
    const cold = await build();
    const [first, ...others] = pages;
    if (!first) throw new Error('There are no pages.');
    writeSite(folder, peer.files([{ ...first, body: first.body + ADDED_SENTENCE }, ...others]), files);
    const edited = await build();
    writeFileSync(stamp, digest);
    return { dist, times: { cold, edited } };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    return error.message.split('\n').slice(0, 20).join('\n');
  }
}
