import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * What a change does to the history: `step` makes an entry, so that Back undoes the change, `quietly` changes the present entry, and
 * `unwritten` leaves the address as it is until the next change.
 */
export type Remember = 'step' | 'quietly' | 'unwritten';

// Browsers refuse an address that changes too often, so typing is written down in pauses.
const PAUSE = 300;

/**
 * The state of a screen, kept in the query string, so that a link shows the same. It begins as the page was made, and takes over the address as
 * soon as the island is there.
 * @param initial what the document shows
 * @param read makes a state of a query string; a new function reads the address again
 * @param write makes a query string of a state, with its question mark; empty for the initial state
 * @returns the state, and a function that changes parts of it
 */
export function useAddressState<State extends object>(
  initial: State | (() => State),
  read: (search: string) => State,
  write: (state: State) => string,
): [State, (changes: Partial<State> | ((before: State) => State), remember?: Remember) => void] {
  const [state, setState] = useState(initial);
  // Two changes of one event build on each other before React renders the first.
  const latest = useRef(state);
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: State) => {
    clearTimeout(pending.current);
    latest.current = next;
    setState(next);
  }, []);

  useEffect(() => {
    const arrive = () => show(read(location.search));
    arrive();
    addEventListener('popstate', arrive);
    return () => {
      clearTimeout(pending.current);
      removeEventListener('popstate', arrive);
    };
  }, [read, show]);

  const change = useCallback(
    (changes: Partial<State> | ((before: State) => State), remember: Remember = 'step') => {
      const next = typeof changes === 'function' ? changes(latest.current) : { ...latest.current, ...changes };
      show(next);
      const address = () => location.pathname + write(next);
      if (remember === 'step') history.pushState(null, '', address());
      else if (remember === 'quietly') {
        pending.current = setTimeout(() => history.replaceState(history.state, '', address()), PAUSE);
      }
    },
    [show, write],
  );
  return [state, change];
}
