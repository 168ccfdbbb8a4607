import { useCallback, useEffect, useState } from 'react';
import type { StudioSetup } from './studio.ts';
import { formatState, initialState, parseState, type StudioState } from './studio-state.ts';

/** The choices of a reader, kept in the query string. They begin empty, as the page was made; every change can be undone by Back. */
export function useStudioState(sinks: StudioSetup['sinks']): [StudioState, (change: Partial<StudioState>) => void] {
  const [state, setState] = useState(initialState);
  useEffect(() => {
    const read = () => setState(parseState(location.search, sinks));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [sinks]);
  const change = useCallback(
    (changed: Partial<StudioState>) => {
      const next = { ...parseState(location.search, sinks), ...changed };
      setState(next);
      history.pushState(null, '', location.pathname + formatState(next));
    },
    [sinks],
  );
  return [state, change];
}
