import type { LegacySearchMethodProps, SearchParams } from 'algoliasearch/lite';
import type { ChosenFacets } from '../provider.ts';
import { countedFacets, type HostedIndex } from './service.ts';
import { DEFAULT_TAG, versionTag } from './tags.ts';

/** The service rejects longer queries, and readers paste whole stack traces. */
const LONGEST_QUERY = 512;
/** Characters that no text has, so that nothing in a record can pass for a mark. */
export const MARK = { start: '\uE000', end: '\uE001' } as const;

/**
 * The requests for one query: the first for the answer, and one for each chosen facet that the service counts. The counts of such
 * a facet's other values have to be computed without the facet.
 */
export function requestsFor(
  query: string,
  { facets, limit }: { facets: ChosenFacets; limit: number },
  { indexName, plugin }: HostedIndex,
): LegacySearchMethodProps {
  const shared: SearchParams = { query: cut(query), facetingAfterDistinct: true };
  const filtersWithout = (left?: string) => [
    ...contextualFilters(facets, plugin),
    ...countedFacets.flatMap((facet) =>
      facets[facet] === undefined || facet === left ? [] : [`${facet}:${facets[facet]}`],
    ),
  ];
  return [
    {
      indexName,
      ...shared,
      hitsPerPage: limit,
      facets: [...countedFacets],
      facetFilters: filtersWithout(),
      highlightPreTag: MARK.start,
      highlightPostTag: MARK.end,
      snippetEllipsisText: '…',
    },
    ...chosenFacets(facets).map((facet) => ({
      indexName,
      ...shared,
      hitsPerPage: 0,
      facets: [facet],
      facetFilters: filtersWithout(facet),
    })),
  ];
}

/** Facets that have a separate request, in the order of these requests. */
export function chosenFacets(facets: ChosenFacets): (typeof countedFacets)[number][] {
  return countedFacets.filter((facet) => facets[facet] !== undefined);
}

/** As contextual search of Docusaurus filters: the language, and pages that are of this version or of none. */
function contextualFilters({ locale, version }: ChosenFacets, plugin: string): (string | string[])[] {
  const tags = [DEFAULT_TAG, versionTag(plugin, version)];
  return [`language:${locale}`, tags.map((tag) => `docusaurus_tag:${tag}`)];
}

function cut(query: string): string {
  return [...query].slice(0, LONGEST_QUERY).join('');
}
