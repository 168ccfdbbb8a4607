import { spawnSync } from 'node:child_process';

/** Whether checks that repeat over every page, width, and theme run on all of them; `npm test -- --all` sets it. */
export const isExhaustive = process.env.TEST_ALL === '1';

function git(...words: readonly string[]): string {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/**
 * The commit that the change under test began from: where the branch left its upstream. Continuous integration tests what is committed already,
 * so a branch with nothing of its own is compared with the commit before the last there.
 * @returns empty where git can't tell, as in a copy without history
 */
function base(): string {
  const head = git('rev-parse', '--verify', '--quiet', 'HEAD');
  const fork = git('merge-base', 'HEAD', '@{upstream}');
  if (fork !== '' && fork !== head) return fork;
  return process.env.CI ? git('rev-parse', '--verify', '--quiet', 'HEAD~1') : head;
}

/** Files that the change under test touches, relative to the root; uncommitted edits and new files count. */
export function touchedFiles(): string[] {
  const from = base();
  const changed = from === '' ? '' : git('diff', '--name-only', from);
  const files = `${changed}\n${git('ls-files', '--others', '--exclude-standard')}`.split('\n');
  return [...new Set(files)].filter((file) => file !== '').sort();
}

/** Paths of pages whose Markdown the change under test touches, e.g. `/docs/domains`. */
export function touchedPages(): ReadonlySet<string> {
  const files = touchedFiles().filter((file) => /^content\/docs\/.*\.md$/.test(file));
  return new Set(files.map((file) => file.replace(/^content(.*?)(\/index)?\.md$/, '$1')));
}

/**
 * What to repeat a check over: everything with `--all`, otherwise a fixed sample and what the change touches.
 * @param items in a stable order
 * @param every the sample has one item in so many
 * @param isTouched whether the change touches an item
 */
export function sample<T>(items: readonly T[], every: number, isTouched: (item: T) => boolean = () => false): T[] {
  return items.filter((item, index) => isExhaustive || index % every === 0 || isTouched(item));
}
