import { useCallback, useEffect, useState } from 'react';
import type { BenchSetup } from './bench.ts';
import { type BenchState, formatState, initialState, parseState } from './bench-state.ts';

/** The choices of a reader, kept in the query string. They begin as the page was made; every change can be undone by Back. */
export function useBenchState({
  operations,
  actors,
}: Pick<BenchSetup, 'operations' | 'actors'>): [BenchState, (change: Partial<BenchState>) => void] {
  const [state, setState] = useState(initialState);
  useEffect(() => {
    const read = () => setState(parseState(location.search, { operations, actors }));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [operations, actors]);
  const change = useCallback(
    (changed: Partial<BenchState>) => {
      const next = { ...parseState(location.search, { operations, actors }), ...changed };
      setState(next);
      history.pushState(null, '', location.pathname + formatState(next));
    },
    [operations, actors],
  );
  return [state, change];
}
