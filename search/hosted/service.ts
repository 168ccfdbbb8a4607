import type { ChosenFacets } from '../provider.ts';

/** What is known of the hosted index at build time. All of it is public: browsers are told. */
export interface HostedIndex {
  applicationId: string;
  /** Key that may only search. */
  searchKey: string;
  indexName: string;
  /** Name of the documentation in tags. */
  plugin: string;
  /** Address of the site's home, as the records have it. */
  site: string;
  versions: readonly string[];
  locales: readonly string[];
}

/** Hosts that browsers ask, in the order of the client: the nearest first, then those that stand in for it. */
export function serviceHosts(applicationId: string): string[] {
  const id = applicationId.toLowerCase();
  return [`${id}-dsn.algolia.net`, `${id}.algolia.net`, ...[1, 2, 3].map((number) => `${id}-${number}.algolianet.com`)];
}

/** Facets that the service counts. Those of language and version are lists of the site. */
export const countedFacets = ['kind', 'availability'] as const satisfies readonly (keyof ChosenFacets)[];
