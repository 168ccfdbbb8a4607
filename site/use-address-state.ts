import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * How a change affects the history: `step` creates an entry, so that Back undoes the change, `quietly` changes the current entry, and `unwritten`
 * leaves the address as it is until the next change.
 */
export type Remember = 'step' | 'quietly' | 'unwritten';

// Browsers reject addresses that change too often, so typed text is written during pauses.
const PAUSE = 300;

/**
 * The state of a screen, kept in the query string, so that a link shows the same. It starts like the built page and reads the address as soon as the
 * island is mounted.
 * @param initial what the document shows
 * @param read converts a query string to a state; a new function reads the address again
 * @param write converts a state to a query string, with its question mark; empty for the initial state
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
