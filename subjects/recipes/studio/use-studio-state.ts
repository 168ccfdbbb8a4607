import { useCallback } from 'react';
import { useAddressState } from '#site/use-address-state.ts';
import type { StudioSetup } from './studio.ts';
import { formatState, initialState, parseState } from './studio-state.ts';

/** The choices of a reader, kept in the address. */
export function useStudioState(sinks: StudioSetup['sinks']) {
  return useAddressState(
    initialState,
    useCallback((search: string) => parseState(search, sinks), [sinks]),
    formatState,
  );
}
