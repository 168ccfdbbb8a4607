import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files that no build reads: its own output, installed packages (the lock file represents them), tests, and documents about the project. */
const UNREAD = new Set([
  '.cache',
  '.ci',
  '.git',
  '.github',
  'dist',
  'docs',
  'node_modules',
  'search-export',
  'test-results',
  'tests',
]);

const recordOf = (root: string) => join(root, '.cache/built-from');

/**
 * Computes a digest of everything that `npm run build` reads: code, content, and the current commit, because the dates of pages come from git.
 * @param root folder of the repository
 * @returns 64 hexadecimal digits
 */
export function sourceDigest(root: string): string {
  const head = spawnSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' });
  const hash = createHash('sha256').update(head.status === 0 ? head.stdout : 'no commit');
  const add = (folder: string) => {
    const entries = readdirSync(join(root, folder), { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (UNREAD.has(path) || /\.(test|spec)\.tsx?$/.test(path)) continue;
      if (entry.isDirectory()) add(path);
      else if (entry.isFile()) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
    }
  };
  add('');
  return hash.digest('hex');
}

/** Whether `dist/` was built from the repository's current state. */
export function isBuiltFromSources(root: string): boolean {
  const record = recordOf(root);
  return (
    existsSync(join(root, 'dist/index.html')) &&
    existsSync(record) &&
    readFileSync(record, 'utf8') === sourceDigest(root)
  );
}

/**
 * Runs a build of `dist/` and records what it was built from. A build that fails, or that a later edit overtakes, leaves no record that fits, so
 * tests build again.
 * @param build resolves with whether it succeeded
 */
export async function recordBuild(root: string, build: () => Promise<boolean>): Promise<boolean> {
  const record = recordOf(root);
  rmSync(record, { force: true });
  const digest = sourceDigest(root);
  if (!(await build())) return false;
  mkdirSync(dirname(record), { recursive: true });
  writeFileSync(record, digest);
  return true;
}

/** Discards the record of what `dist/` was built from, because something other than a plain build is about to write there. */
export function forgetBuild(root: string): void {
  rmSync(recordOf(root), { force: true });
}
