import { useEffect, useState } from 'react';
import { type Comparable, formatIds, parseIds } from './compare-ids.ts';

/** Which modules are compared; kept in the address, where every change is a step that Back undoes. Begins empty, as the page was made. */
export function useCompared(known: readonly Comparable[]): {
  chosen: readonly Comparable[];
  unknown: readonly string[];
  /** Whether the address has been read. */
  ready: boolean;
  choose: (next: readonly Comparable[]) => void;
} {
  const [search, setSearch] = useState<string>();
  useEffect(() => {
    const read = () => setSearch(location.search);
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const choose = (next: readonly Comparable[]) => {
    history.pushState(null, '', location.pathname + formatIds(next));
    setSearch(location.search);
  };
  return { ...parseIds(search ?? '', known), ready: search !== undefined, choose };
}
