import { useCallback } from 'react';
import { useAddressState } from '#site/use-address-state.ts';
import type { Facet } from './directory.ts';
import { formatState, initialState, parseState } from './directory-state.ts';

/** The state of the directory, kept in the address. */
export function useDirectoryState(facets: readonly Facet[]) {
  return useAddressState(
    initialState,
    useCallback((search: string) => parseState(search, facets), [facets]),
    formatState,
  );
}
