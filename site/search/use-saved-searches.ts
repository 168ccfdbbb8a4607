import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { readText, watchKeys, writeText } from '#runtime/store.ts';
import { formatSaved, parseSaved, type SavedSearches, storageKeys } from './saved-searches.ts';
import type { SearchSetup } from './search-texts.ts';

function watch(onChange: () => void): () => void {
  const controller = new AbortController();
  watchKeys(onChange, { signal: controller.signal });
  return () => controller.abort();
}

/**
 * What the reader searched for before, kept in this browser and the same in all its tabs. If storage is unavailable, it lasts as long as the page.
 * @returns the lists, and a function that changes them
 */
export function useSavedSearches({
  savedUnder,
  searchPage,
}: SearchSetup): [SavedSearches, (change: (before: SavedSearches) => SavedSearches) => void] {
  const keys = useMemo(() => storageKeys(savedUnder), [savedUnder]);
  const recent = useSyncExternalStore(
    watch,
    () => readText(keys.recent),
    () => null,
  );
  const favorites = useSyncExternalStore(
    watch,
    () => readText(keys.favorites),
    () => null,
  );
  const searches = useMemo(() => {
    const parse = (text: string | null) => (text === null ? [] : parseSaved(text, location.href, searchPage));
    return { recent: parse(recent), favorites: parse(favorites) };
  }, [recent, favorites, searchPage]);
  const change = useCallback(
    (next: (before: SavedSearches) => SavedSearches) => {
      const changed = next(searches);
      if (changed.recent !== searches.recent) writeText(keys.recent, formatSaved(changed.recent));
      if (changed.favorites !== searches.favorites) writeText(keys.favorites, formatSaved(changed.favorites));
    },
    [searches, keys],
  );
  return [searches, change];
}
