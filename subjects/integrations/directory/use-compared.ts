import { useEffect, useState } from 'react';
import { type Comparable, formatIds, parseIds } from './compare-ids.ts';

/** Which modules are compared; kept in the address, where every change is a step that Back undoes. Begins empty, as the page was made. */
export function useCompared(known: readonly Comparable[]): {
  chosen: readonly Comparable[];
  unknown: readonly string[];
  differencesOnly: boolean;
  /** Whether the address has been read. */
  ready: boolean;
  choose: (next: readonly Comparable[]) => void;
  setDifferencesOnly: (next: boolean) => void;
} {
  const [search, setSearch] = useState<string>();
  useEffect(() => {
    const read = () => setSearch(location.search);
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const asked = parseIds(search ?? '', known);
  const go = (query: string) => {
    history.pushState(null, '', location.pathname + query);
    setSearch(location.search);
  };
  return {
    ...asked,
    ready: search !== undefined,
    choose: (next) => go(formatIds(next, asked.differencesOnly)),
    setDifferencesOnly: (next) => go(formatIds(asked.chosen, next)),
  };
}
