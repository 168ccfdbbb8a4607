import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '#scripts/options.ts';
import { type OutputFiles, readOutput } from './comparable-output.ts';

/** The same site, built with two states of the code. */
export interface Sides {
  before: OutputFiles;
  after: OutputFiles;
}

/**
 * Builds the site twice: with the code of a commit, in a temporary worktree that shares the installed packages if they are the same, and with the code
 * of the working tree. The folders of both are removed in the end.
 * @param root folder of the repository
 * @param commit for example `main` or a digest
 * @param ownContent builds the commit's own content with its code. Otherwise, both build the content of the working tree, so that
 *   only code differs
 * @param use gets the folders of the two sites
 * @throws UsageError if the commit doesn't exist or one of the two can't be built
 */
export async function withBuiltSides<T>(
  root: string,
  commit: string,
  ownContent: boolean,
  use: (before: string, after: string) => T | Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'compare-'));
  const worktree = join(folder, 'code');
  const [before, after] = [join(folder, 'before'), join(folder, 'after')];
  try {
    addWorktree(root, worktree, commit);
    const lock = (side: string) => readFileSync(join(side, 'package-lock.json'), 'utf8');
    // A commit with different packages installs its own when it is built.
    if (lock(worktree) === lock(root)) symlinkSync(join(root, 'node_modules'), join(worktree, 'node_modules'));
    const content = ownContent ? join(worktree, 'content') : join(root, 'content');
    // This build has a separate cache, because each build removes what it didn't use from its caches.
    const cache = join(root, '.cache/compare');
    build(worktree, commit, ['--content', content, '--out', before, '--cache', cache]);
    build(root, 'the working tree', ['--out', after]);
    return await use(before, after);
  } finally {
    rmSync(folder, { recursive: true, force: true });
    execFileSync('git', ['worktree', 'prune'], { cwd: root });
  }
}

/** The files of the site as a commit and as the working tree build it; see `withBuiltSides`. */
export function buildSides(root: string, commit: string, ownContent: boolean): Promise<Sides> {
  return withBuiltSides(root, commit, ownContent, (before, after) => ({
    before: readOutput(before),
    after: readOutput(after),
  }));
}

function addWorktree(root: string, worktree: string, commit: string): void {
  const { status, stderr } = spawnSync('git', ['worktree', 'add', '--quiet', '--detach', worktree, commit], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new UsageError(`"${commit}" can't be checked out: ${stderr.trim()}`);
}

function build(root: string, name: string, options: readonly string[]): void {
  const { status, stdout, stderr } = spawnSync('node', ['scripts/launch.mjs', 'build', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new UsageError(`The site of ${name} can't be built:\n${stdout}${stderr}`);
}
