import type { Search } from '#search/evaluation/adapter.ts';
import type { Case } from '#search/evaluation/case.ts';
import { seededRandom } from '#search/evaluation/random.ts';

/** Pages without a judgment that engines rank at the top for a query. */
export interface Pooled {
  query: string;
  pages: string[];
}

/**
 * Collects the pages that must be judged before engines can be compared. The pages are shuffled, and nothing says which engine
 * found them, so that the judge can't favor one.
 * @param depth how many pages of each engine
 * @returns only queries with such a page
 */
export async function poolUnjudged(
  cases: readonly Case[],
  engines: readonly Search[],
  depth: number,
): Promise<Pooled[]> {
  const pooled: Pooled[] = [];
  for (const { query, pages: judged } of cases) {
    const found = new Set<string>();
    for (const search of engines) {
      const ranked = [...new Set((await search(query)).found.map(({ path }) => path))].slice(0, depth);
      for (const path of ranked) if (!judged.has(path)) found.add(path);
    }
    const random = seededRandom(query);
    const keyed = [...found].sort().map((path) => ({ path, key: random() }));
    const pages = keyed.sort((a, b) => a.key - b.key).map(({ path }) => path);
    if (pages.length > 0) pooled.push({ query, pages });
  }
  return pooled;
}
