import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Peer } from './peer.ts';
import type { PeerPage } from './peer-page.ts';

/** Where the others keep what they built, inside of node_modules. */
const CACHES = ['.astro', '.cache', '.vite'];

/** What stays from run to run: packages are not installed again when they are there. */
const KEPT = new Set(['node_modules', 'package-lock.json']);

/**
 * Writes the site of a peer into its folder and installs its packages from the reader's registry.
 * @returns why it can't be measured, or undefined when it is ready
 */
export function preparePeer(peer: Peer, folder: string, pages: readonly PeerPage[]): string | undefined {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!KEPT.has(name)) rmSync(join(folder, name), { recursive: true });
  }
  for (const cache of CACHES) rmSync(join(folder, 'node_modules', cache), { recursive: true, force: true });
  const packageJson = JSON.stringify({ private: true, ...peer.packageJson }, undefined, 2);
  for (const [file, text] of Object.entries({ 'package.json': packageJson, ...peer.files(pages) })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const install = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (install.status === 0) return undefined;
  const [line = 'npm could not be run'] = install.stderr
    .split('\n')
    .filter((text) => /notarget|E404|ENOTFOUND/.test(text));
  return `its packages can't be installed: ${line.replace(/^npm error /, '')}`;
}
