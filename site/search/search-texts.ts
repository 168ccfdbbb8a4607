import type { StringKey, Strings } from '#model/strings.ts';

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
export function searchTexts(strings: Strings): SearchTexts {
  return Object.fromEntries(keys.map((key) => [key, strings[key]])) as SearchTexts;
}

/** What both search islands are told at build time. */
export interface SearchSetup {
  texts: SearchTexts;
  /** Public address of the search page. */
  searchPage: string;
  /** Base of the locale. */
  base: string;
}
