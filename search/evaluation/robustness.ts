import type { Search } from './adapter.ts';
import type { Case } from './case.ts';
import { evaluate } from './evaluate.ts';
import { measureAnswer } from './measures.ts';
import { caseVariants, growingPrefixes, separatorVariants, withTypingError } from './perturb.ts';
import { summarize } from './summary.ts';

/** Shares of queries with a right page among the first three, without and with one typing error. */
export interface TypingErrors {
  count: number;
  before: number;
  after: number;
}

/** Measures what one typing error costs, over the queries that have a word long enough for one. */
export async function typingErrors(search: Search, cases: readonly Case[]): Promise<TypingErrors> {
  const pairs = cases.flatMap((judged) => {
    const query = withTypingError(judged.query);
    return query === undefined ? [] : [{ judged, mistyped: { ...judged, query } }];
  });
  const share = async (queries: readonly Case[]) =>
    summarize((await evaluate(search, queries)).map(({ measures }) => measures)).rightInThree;
  return {
    count: pairs.length,
    before: await share(pairs.map(({ judged }) => judged)),
    after: await share(pairs.map(({ mistyped }) => mistyped)),
  };
}

/** A spelling of a query that ranks another page first. */
export interface UnequalVariant {
  query: string;
  variant: string;
}

/** Looks for spellings, by separators of identifiers and by case, that change the first page. */
export async function unequalVariants(search: Search, queries: readonly string[]): Promise<UnequalVariant[]> {
  const firstPage = async (query: string) => (await search(query)).found[0]?.path;
  const unequal: UnequalVariant[] = [];
  for (const query of queries) {
    const expected = await firstPage(query);
    for (const variant of [...separatorVariants(query), ...caseVariants(query)]) {
      if ((await firstPage(variant)) !== expected) unequal.push({ query, variant });
    }
  }
  return unequal;
}

/**
 * Characters typed until a right page is among the first three.
 * @returns one number per query, infinite for those that never get there
 */
export async function keystrokes(search: Search, cases: readonly Case[]): Promise<number[]> {
  const counts: number[] = [];
  for (const judged of cases) {
    let count = Number.POSITIVE_INFINITY;
    for (const typed of growingPrefixes(judged.query)) {
      const { found } = await search(typed);
      if (measureAnswer(judged, found).rightInThree === 0) continue;
      count = typed.length;
      break;
    }
    counts.push(count);
  }
  return counts;
}
