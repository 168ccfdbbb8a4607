import { useCallback, useEffect, useState } from 'react';
import { type ExplorerState, initialState } from './explorer.ts';
import { formatState, parseState } from './explorer-state.ts';

/** The state of the explorer, kept in the query string, so that a link shows the same. It begins with the overview, as the page was made. */
export function useExplorerState(): [ExplorerState, (changes: Partial<ExplorerState>) => void] {
  const [state, setState] = useState(initialState);
  useEffect(() => {
    const read = () => setState(parseState(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const change = useCallback(
    (changes: Partial<ExplorerState>) => {
      const next = { ...state, ...changes };
      setState(next);
      history.pushState(null, '', location.pathname + formatState(next));
    },
    [state],
  );
  return [state, change];
}
