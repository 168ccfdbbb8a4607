import type { StringKey, Strings } from '#model/strings.ts';
import type { Site } from '#site/context.ts';

const keys = [
  'searchDocs',
  'close',
  'searchLoading',
  'searchResultCount',
  'searchResultCountOne',
  'searchNoResults',
  'searchSeeAll',
  'searchUnable',
  'searchCheckNetwork',
  'searchResultsFor',
  'searchTheDocs',
  'retry',
] as const satisfies readonly StringKey[];

/** The interface texts that search shows in the browser. */
export type SearchTexts = Pick<Strings, (typeof keys)[number]>;

/** Picks the texts of search, since islands get only what they need. */
function searchTexts(strings: Strings): SearchTexts {
  return Object.fromEntries(keys.map((key) => [key, strings[key]])) as SearchTexts;
}

/** Where the index and the engine are. */
export interface SearchPlace {
  /** Base of the locale. */
  base: string;
  /** Address of the engine's module. */
  worker: string;
  /** Version of the documentation that is searched from pages that have none. */
  version: string;
}

/** What both search islands are told at build time. */
export interface SearchSetup extends SearchPlace {
  texts: SearchTexts;
  /** Public address of the search page. */
  searchPage: string;
}

/** What the search islands need of the site. */
export function searchSetup({ config, strings, href, asset }: Site): SearchSetup {
  return {
    texts: searchTexts(strings),
    searchPage: href('/search'),
    base: href('/'),
    worker: asset('search-worker'),
    version: config.versions.find(({ isLast }) => isLast)?.name ?? '',
  };
}
