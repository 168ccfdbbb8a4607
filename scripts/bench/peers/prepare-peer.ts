import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files of a site by path. */
type Files = Readonly<Record<string, string>>;

/** Where peers keep their builds, inside node_modules. */
const CACHES = ['.astro', '.cache', '.vite', '.built-site'];

/** What stays between runs: packages that are already installed aren't installed again. */
const KEPT = new Set(['node_modules', 'package-lock.json']);

/** Removes everything from the folder of a peer except for its installed packages. */
export function cleanPeer(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!KEPT.has(name)) rmSync(join(folder, name), { recursive: true });
  }
  for (const cache of CACHES) rmSync(join(folder, 'node_modules', cache), { recursive: true, force: true });
}

/**
 * Writes the files of a site.
 * @param written files that are already there; those with the same text are left alone
 */
export function writeSite(folder: string, files: Files, written: Files = {}): void {
  for (const [file, text] of Object.entries(files)) {
    if (written[file] === text) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/**
 * Installs the packages of a peer from the registry that npm is set up with.
 * @returns why they can't be installed, or undefined when they are
 */
export function installPeer(folder: string): string | undefined {
  // This repository turns install scripts off, and `npm run` passes that on. A peer's own `allowScripts` names those that may run.
  const words = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts=false'];
  const install = spawnSync('npm', words, { cwd: folder, encoding: 'utf8', shell: process.platform === 'win32' });
  if (install.status === 0) return undefined;
  const errors = install.stderr.split('\n').filter((text) => text.startsWith('npm error '));
  const line = errors.find((text) => /notarget|E404|ENOTFOUND/.test(text)) ?? errors[0] ?? 'npm could not be run';
  return `its packages can't be installed: ${line.replace(/^npm error /, '')}`;
}
