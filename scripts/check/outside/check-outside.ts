import { run as build } from '#scripts/build.ts';
import { readOptions, UsageError } from '#scripts/options.ts';
import { isBuiltFromSources } from '#scripts/test/built-from.ts';
import { touchedFiles } from '#scripts/test/touched-files.ts';
import { openSite } from './checked-site.ts';
import { outsideCheckers } from './checkers.ts';
import { runCheckers } from './run-checkers.ts';

/**
 * `npm run check -- outside`: runs programs that others wrote on the built site, on all pages. `--only NAME` chooses one, and can be repeated.
 * @returns whether every finding is explained
 */
export async function checkOutside(root: string, words: readonly string[]): Promise<boolean> {
  const { values } = readOptions(words, { only: { type: 'string', multiple: true } });
  const unknown = values.only?.find((name) => !outsideCheckers.some((checker) => checker.name === name));
  if (unknown !== undefined) {
    const names = outsideCheckers.map(({ name }) => name).join(', ');
    throw new UsageError(`There is no checker "${unknown}". Checkers: ${names}.`);
  }
  if (!isBuiltFromSources(root) && (await build([])) !== 0) return false;
  const chosen = outsideCheckers.filter(({ name }) => values.only?.includes(name) ?? true);
  return runOn(root, chosen, true);
}

/**
 * Runs the checkers that take seconds, on one page of each kind and on the pages that the change under test touches.
 * @param isExhaustive whether they see all pages
 */
export function checkOutsideQuickly(root: string, isExhaustive: boolean): Promise<boolean> {
  return runOn(
    root,
    outsideCheckers.filter(({ isQuick }) => isQuick),
    isExhaustive,
  );
}

async function runOn(root: string, checkers: typeof outsideCheckers, isExhaustive: boolean): Promise<boolean> {
  const touched = touchedFiles().flatMap((file) => /^content(\/docs\/.*?)(?:\/index)?\.md$/.exec(file)?.[1] ?? []);
  const site = openSite(root, { isExhaustive, touched });
  try {
    return await runCheckers(site, checkers);
  } finally {
    await site.close();
  }
}
