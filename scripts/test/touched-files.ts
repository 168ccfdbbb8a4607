import { spawnSync } from 'node:child_process';

function git(...words: readonly string[]): string {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/**
 * The commit that the change under test began from: where the branch left its upstream, or main if it has no upstream. Continuous integration tests
 * what is already committed, so there, a branch that contains no new commits is compared with the commit before its last one.
 * @returns empty if Git can't determine it, as in a copy without history
 */
function base(): string {
  const head = git('rev-parse', '--verify', '--quiet', 'HEAD');
  const forks = ['@{upstream}', 'origin/main', 'main'].map((other) => git('merge-base', 'HEAD', other));
  const fork = forks.find((commit) => commit !== '') ?? '';
  if (fork !== '' && fork !== head) return fork;
  return process.env.CI ? git('rev-parse', '--verify', '--quiet', 'HEAD~1') : head;
}

/**
 * Lists the files that the change under test touches, including uncommitted edits and new files. The current directory must be the root
 * of the repository.
 * @returns paths relative to the root, sorted; deleted files are listed too
 */
export function touchedFiles(): string[] {
  const from = base();
  const changed = from === '' ? '' : git('diff', '--name-only', from);
  const files = `${changed}\n${git('ls-files', '--others', '--exclude-standard')}`.split('\n');
  return [...new Set(files)].filter((file) => file !== '').sort();
}
