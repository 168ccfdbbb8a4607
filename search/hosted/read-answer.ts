import type { Facet, PageHit, SearchAnswer } from '../answer.ts';
import type { ChosenFacets } from '../provider.ts';
import { answering } from '../rank/weights.ts';
import { type HostedHit, matchedWords, pageHit } from './read-hit.ts';
import { chosenFacets } from './requests.ts';
import type { countedFacets, HostedIndex } from './service.ts';

/** What is read of one result; everything may be missing, since a service made it. */
export interface HostedResult {
  hits?: HostedHit[];
  /** Number of pages: hits are grouped by page. */
  nbHits?: number;
  facets?: Record<string, Record<string, number>>;
}

/**
 * Turns results into an answer.
 * @param results those of `requestsFor`, in its order
 */
export function readAnswer(
  query: string,
  facets: ChosenFacets,
  [main = {}, ...counting]: readonly HostedResult[],
  index: HostedIndex,
): SearchAnswer {
  const hits = main.hits ?? [];
  const pages = groupByPage(hits, index);
  const chosen = chosenFacets(facets);
  const counted = (facet: (typeof countedFacets)[number]) => {
    const result = chosen.includes(facet) ? counting[chosen.indexOf(facet)] : main;
    return countedFacet(result?.nbHits, result?.facets?.[facet]);
  };
  return {
    query,
    pages,
    total: Math.max(main.nbHits ?? 0, pages.length),
    facets: {
      kind: counted('kind'),
      availability: counted('availability'),
      version: { values: index.versions.map((value) => ({ value })) },
      locale: { values: index.locales.map((value) => ({ value })) },
    },
    confident: hits[0] === undefined || matchedShare(query, hits[0]) >= answering.confident,
    alternatives: [],
  };
}

/** Sections of a page are listed in the order of their rank, and pages in the order of their best section. */
function groupByPage(hits: readonly HostedHit[], index: HostedIndex): PageHit[] {
  const pages = new Map<string, PageHit>();
  for (const hit of hits) {
    const page = pageHit(hit, index);
    if (page === undefined) continue;
    const known = pages.get(page.href);
    if (known === undefined) pages.set(page.href, page);
    else if (!known.sections.some(({ href }) => href === page.sections[0]?.href)) known.sections.push(...page.sections);
  }
  return [...pages.values()];
}

function countedFacet(total: number | undefined, counts: Record<string, number> = {}): Facet {
  const values = Object.entries(counts).map(([value, count]) => ({ value, count }));
  return {
    ...(total !== undefined && { total }),
    values: values.sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1)),
  };
}

/** The share of the query's words that a hit contains. The service drops words rather than finding nothing. */
function matchedShare(query: string, hit: HostedHit): number {
  const words = new Set(query.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
  if (words.size === 0) return 1;
  const matched = new Set(matchedWords(hit).flatMap((word) => word.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []));
  return [...words].filter((word) => matched.has(word)).length / words.size;
}
