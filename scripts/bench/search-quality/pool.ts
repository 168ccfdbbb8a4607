import type { Search } from '#search/evaluation/adapter.ts';
import type { Case } from '#search/evaluation/case.ts';
import { seededRandom } from '#search/evaluation/random.ts';

/** Pages without a judgement that engines bring to the top for a query. */
export interface Pooled {
  query: string;
  pages: string[];
}

/**
 * Collects what has to be judged before engines can be compared. Pages are shuffled, and nothing says which engine found them, so that
 * whoever judges can't favour one.
 * @param depth how many pages of each engine
 * @returns queries with such a page only
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
