import { useCallback } from 'react';
import { useHandedOver } from '#site/tools/use-handed-over.ts';
import { useAddressState } from '#site/use-address-state.ts';
import type { PlannerSetup } from './planner.ts';
import { formatState, initialState, type PlannerState, parseState, releaseOf } from './planner-state.ts';

/** The state of the planner, kept in the address. A version that was pasted elsewhere is its start. */
export function usePlannerState(setup: PlannerSetup): [PlannerState, (next: PlannerState) => void] {
  const read = useCallback((search: string) => parseState(search, setup), [setup]);
  const write = useCallback((state: PlannerState) => formatState(state, setup), [setup]);
  const [state, change] = useAddressState(() => initialState(setup), read, write);
  useHandedOver('version', (version) => change({ from: releaseOf(version, setup) }, 'unwritten'));
  return [state, change];
}
