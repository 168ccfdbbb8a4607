import { spawnSync } from 'node:child_process';

/** Whether checks that repeat over every page, width, and theme run on all of them; `npm test -- --all` sets it. */
export const isExhaustive = process.env.TEST_ALL === '1';

function git(...words: readonly string[]): string {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}

/**
 * The commit that the change under test began from: where the branch left its upstream, or, if it has nothing of its own, the commit before the last.
 * @returns empty where git can't tell, as in a copy without history
 */
function base(): string {
  const fork = git('merge-base', 'HEAD', '@{upstream}');
  return fork !== '' && fork !== git('rev-parse', 'HEAD') ? fork : git('rev-parse', '--verify', '--quiet', 'HEAD~1');
}

/** Paths of pages whose Markdown the change under test touches, e.g. `/docs/domains`; uncommitted edits count. */
export function touchedPages(): ReadonlySet<string> {
  const files = git('diff', '--name-only', base() || 'HEAD', '--', 'content/docs').split('\n');
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
