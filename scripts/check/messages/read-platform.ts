import { execFileSync } from 'node:child_process';

/** Maximum total size of all files in bytes; a few hundred source files have a few million. */
const MOST_BYTES = 500_000_000;

/**
 * Reads files of the platform's repository, without a work tree.
 * @param gitDir its git directory, for example `datahub/.git`
 * @param commit the version that is documented
 * @param paths files below the top of the repository
 * @returns text by path; files that the commit doesn't have are missing
 * @throws Error when there is no such repository
 */
export function readPlatform(gitDir: string, commit: string, paths: readonly string[]): Map<string, string> {
  const input = paths.map((path) => `${commit}:${path}\n`).join('');
  const output = execFileSync('git', ['--git-dir', gitDir, 'cat-file', '--batch'], { input, maxBuffer: MOST_BYTES });
  const files = new Map<string, string>();
  let at = 0;
  for (const path of paths) {
    const end = output.indexOf(10, at);
    const size = /^\S+ blob (\d+)$/.exec(output.toString('utf8', at, end))?.[1];
    at = end + 1;
    if (size === undefined) continue;
    files.set(path, output.toString('utf8', at, at + Number(size)));
    at += Number(size) + 1;
  }
  return files;
}
