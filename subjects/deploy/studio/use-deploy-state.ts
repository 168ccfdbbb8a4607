import { useCallback, useEffect, useState } from 'react';
import { type DeployState, formatState, initialState, parseState } from './studio-state.ts';

/** The answers of a reader, kept in the query string. They begin empty, as the page was made; every change can be undone by Back. */
export function useDeployState(): [DeployState, (change: (before: DeployState) => DeployState) => void] {
  const [state, setState] = useState(initialState);
  useEffect(() => {
    const read = () => setState(parseState(location.search));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const change = useCallback((changed: (before: DeployState) => DeployState) => {
    const next = changed(parseState(location.search));
    setState(next);
    history.pushState(null, '', location.pathname + formatState(next));
  }, []);
  return [state, change];
}
