import { touchedFiles } from '#scripts/test/touched-files.ts';

/** Whether checks that repeat over every page, width, and theme run on all of them; `npm test -- --all` sets it. */
export const isExhaustive = process.env.TEST_ALL === '1';

/** What the change under test touches. Git is asked once in each process, because the answer takes several commands. */
export const touched: readonly string[] = touchedFiles();

/** Paths of pages whose Markdown the change under test touches, for example `/docs/domains`. */
export function touchedPages(): ReadonlySet<string> {
  const files = touched.filter((file) => /^content\/docs\/.*\.md$/.test(file));
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
