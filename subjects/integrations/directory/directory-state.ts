import { type Facet, type FacetKey, facetKeys, MOST_COMPARED } from './directory.ts';

export const sortKeys = ['name', 'status', 'type', 'capabilities'] as const;
export type SortKey = (typeof sortKeys)[number];

/** Everything that a reader can set in the directory. */
export interface DirectoryState {
  query: string;
  /** Chosen slugs by facet. */
  chosen: Readonly<Record<FacetKey, readonly string[]>>;
  sort: SortKey;
  /** Plugins chosen for comparison. */
  compare: readonly string[];
}

export const initialState: DirectoryState = {
  query: '',
  chosen: { type: [], connection: [], status: [], capability: [], feature: [] },
  sort: 'name',
  compare: [],
};

/**
 * Reads the state of an address.
 * @param search query string, with or without its question mark
 * @param facets values that no facet has are dropped, so that an old link never leads to an empty page without a visible reason
 */
export function parseState(search: string, facets: readonly Facet[]): DirectoryState {
  const parameters = new URLSearchParams(search);
  const list = (name: string) => [...new Set((parameters.get(name) ?? '').split(',').filter(Boolean))];
  const known = (key: FacetKey) => {
    const values = facets.find((facet) => facet.key === key)?.values ?? [];
    return list(key).filter((slug) => values.some((value) => value.slug === slug));
  };
  const sort = parameters.get('sort');
  return {
    query: parameters.get('q') ?? '',
    chosen: Object.fromEntries(facetKeys.map((key) => [key, known(key)])) as unknown as DirectoryState['chosen'],
    sort: sortKeys.find((key) => key === sort) ?? 'name',
    compare: list('compare').slice(0, MOST_COMPARED),
  };
}

/** The query string of a state with its question mark; empty for the initial state. Commas stay readable. */
export function formatState({ query, chosen, sort, compare }: DirectoryState): string {
  const pairs: (readonly [string, readonly string[]])[] = [
    ['q', query.trim() === '' ? [] : [query]],
    ...facetKeys.map((key) => [key, chosen[key]] as const),
    ['sort', sort === 'name' ? [] : [sort]],
    ['compare', compare],
  ];
  const parts = pairs
    .filter(([, values]) => values.length > 0)
    .map(([name, values]) => `${name}=${values.map(encodeURIComponent).join(',')}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The state with a value of a facet chosen, or no longer chosen. */
export function toggleValue(state: DirectoryState, key: FacetKey, slug: string): DirectoryState {
  return { ...state, chosen: { ...state.chosen, [key]: toggled(state.chosen[key], slug) } };
}

/** The state with a plugin chosen for comparison, or no longer chosen. */
export function toggleCompared(state: DirectoryState, plugin: string): DirectoryState {
  return { ...state, compare: toggled(state.compare, plugin).slice(0, MOST_COMPARED) };
}

/** The state without search and filters. */
export function clearFilters(state: DirectoryState): DirectoryState {
  return { ...state, query: initialState.query, chosen: initialState.chosen };
}

function toggled(list: readonly string[], value: string): readonly string[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
}
