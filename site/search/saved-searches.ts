import { safely } from '#runtime/safely.ts';

/** A search that a reader made: the page or section it led to, or the query whose results were looked through. */
export interface SavedSearch {
  /** Address within this site. */
  href: string;
  /** Title of the page or section, or the query. */
  title: string;
  /** Title of the page, where that is not the title. */
  page: string;
  isQuery: boolean;
}

// DocSearch, which answered searches at this address before, kept as many.
const MOST_RECENT = 7;
const MOST_FAVORITES = 10;
const LONGEST_TITLE = 200;

/** Both lists, newest first. */
export interface SavedSearches {
  recent: readonly SavedSearch[];
  favorites: readonly SavedSearch[];
}

const without = (list: readonly SavedSearch[], href: string) => list.filter((search) => search.href !== href);

/** Records a search, newest first. A favorite keeps its position. */
export function addRecent({ recent, favorites }: SavedSearches, search: SavedSearch): SavedSearches {
  if (favorites.some(({ href }) => href === search.href)) return { recent, favorites };
  return { recent: [search, ...without(recent, search.href)].slice(0, MOST_RECENT), favorites };
}

/** Makes a search a favorite. */
export function addFavorite({ recent, favorites }: SavedSearches, search: SavedSearch): SavedSearches {
  return {
    recent: without(recent, search.href),
    favorites: [search, ...without(favorites, search.href)].slice(0, MOST_FAVORITES),
  };
}

/** Removes a search. */
export function forget({ recent, favorites }: SavedSearches, { href }: SavedSearch): SavedSearches {
  return { recent: without(recent, href), favorites: without(favorites, href) };
}

/** Keys of local storage for the searches in an index: those of DocSearch, so that returning readers find theirs. */
export const storageKeys = (index: string) => ({
  recent: `__DOCSEARCH_RECENT_SEARCHES__${index}`,
  favorites: `__DOCSEARCH_FAVORITE_SEARCHES__${index}`,
});

/**
 * Reads a stored list and omits everything else, because storage may contain anything.
 * @param text as it was stored, by this site or by DocSearch
 * @param page address of the page in view; only searches within its site are read
 * @param searchPage public address of the search page
 */
export function parseSaved(text: string | null, page: string, searchPage: string): SavedSearch[] {
  const list = safely((): unknown => JSON.parse(text ?? '[]'));
  if (!Array.isArray(list)) return [];
  return list.slice(0, MOST_FAVORITES).flatMap((item) => parseItem(item, page, searchPage) ?? []);
}

/** The text that is stored for a list: hits as DocSearch keeps them. */
export function formatSaved(list: readonly SavedSearch[]): string {
  return JSON.stringify(
    list.map(({ href, title, page }) => ({
      objectID: href,
      url: href,
      type: page === '' ? 'lvl1' : 'lvl2',
      hierarchy: page === '' ? { lvl0: null, lvl1: title, lvl2: null } : { lvl0: null, lvl1: page, lvl2: title },
      content: null,
    })),
  );
}

function parseItem(item: unknown, page: string, searchPage: string): SavedSearch | undefined {
  const { url, hierarchy } = asRecord(item);
  const href = typeof url === 'string' ? hrefWithin(url, page) : undefined;
  const levels = asRecord(hierarchy);
  const titles = [1, 2, 3, 4, 5, 6].flatMap((level) => {
    const title = levels[`lvl${level}`];
    return typeof title === 'string' && title !== '' ? [title.slice(0, LONGEST_TITLE)] : [];
  });
  const title = titles.at(-1);
  if (href === undefined || title === undefined) return undefined;
  return {
    href,
    title,
    page: titles.length > 1 ? (titles[0] ?? '') : '',
    isQuery: href.startsWith(`${searchPage}?`),
  };
}

function hrefWithin(address: string, page: string): string | undefined {
  const url = safely(() => new URL(address, page));
  return url && url.origin === new URL(page).origin ? url.pathname + url.search + url.hash : undefined;
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
