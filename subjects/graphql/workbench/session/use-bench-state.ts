import { useCallback } from 'react';
import { useAddressState } from '#site/use-address-state.ts';
import type { BenchSetup } from './bench.ts';
import { formatState, initialState, parseState } from './bench-state.ts';

/** The choices of a reader, kept in the address. */
export function useBenchState({ operations, actors }: Pick<BenchSetup, 'operations' | 'actors'>) {
  const read = useCallback((search: string) => parseState(search, { operations, actors }), [operations, actors]);
  return useAddressState(initialState, read, formatState);
}
