import { useCallback, useEffect, useState } from 'react';
import { useHandedOver } from '#site/tools/use-handed-over.ts';
import type { PlannerSetup } from './planner.ts';
import { formatState, initialState, type PlannerState, parseState, releaseOf } from './planner-state.ts';

/** The state of the planner, kept in the query string, so that a link shows the same path. It begins empty, as the page was made. */
export function usePlannerState(setup: PlannerSetup): [PlannerState, (next: PlannerState) => void] {
  const [state, setState] = useState(() => initialState(setup));
  useEffect(() => {
    const read = () => setState(parseState(location.search, setup));
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, [setup]);
  useHandedOver('version', (version) => setState((before) => ({ ...before, from: releaseOf(version, setup) })));
  const change = useCallback(
    (next: PlannerState) => {
      setState(next);
      history.pushState(null, '', location.pathname + formatState(next, setup));
    },
    [setup],
  );
  return [state, change];
}
