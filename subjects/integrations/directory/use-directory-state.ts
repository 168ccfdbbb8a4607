import { useCallback, useEffect, useRef, useState } from 'react';
import type { Facet } from './directory.ts';
import { type DirectoryState, formatState, initialState, parseState } from './directory-state.ts';

/** `step` makes an entry of the history, so that Back undoes it; `quietly` changes the present one. */
export type Remember = 'step' | 'quietly';

// Browsers refuse an address that changes too often, so typing is written down in pauses.
const PAUSE = 300;

/**
 * The state of the directory, kept in the query string of the page. It begins empty, as the page was made, and takes the address over as soon as
 * the island is there.
 */
export function useDirectoryState(
  facets: readonly Facet[],
): [DirectoryState, (next: DirectoryState, remember: Remember) => void] {
  const [state, setState] = useState(initialState);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const read = () => {
      clearTimeout(pending.current);
      setState(parseState(location.search, facets));
    };
    read();
    addEventListener('popstate', read);
    return () => {
      clearTimeout(pending.current);
      removeEventListener('popstate', read);
    };
  }, [facets]);

  const change = useCallback((next: DirectoryState, remember: Remember) => {
    setState(next);
    clearTimeout(pending.current);
    const address = () => location.pathname + formatState(next);
    if (remember === 'step') history.pushState(null, '', address());
    else pending.current = setTimeout(() => history.replaceState(history.state, '', address()), PAUSE);
  }, []);
  return [state, change];
}
