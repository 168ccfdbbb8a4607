import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facetKeys } from './directory.ts';
import {
  clearFilters,
  type DirectoryState,
  formatState,
  initialState,
  parseState,
  sortKeys,
  toggleCompared,
  toggleValue,
} from './directory-state.ts';
import { exampleFacets } from './fixtures.ts';

const read = (search: string) => parseState(search, exampleFacets);

test('an address without a query is the initial directory, and the reverse', () => {
  expect(read('')).toEqual(initialState);
  expect(formatState(initialState)).toBe('');
});

test('an address is readable', () => {
  const state = read('?type=bi-tool,datastore&q=caf%C3%A9%20%26%20more&sort=status&compare=hive,snowflake');
  expect(state).toMatchObject({ query: 'café & more', sort: 'status', compare: ['hive', 'snowflake'] });
  expect(state.chosen.type).toEqual(['bi-tool', 'datastore']);
  expect(formatState(state)).toBe(
    '?q=caf%C3%A9%20%26%20more&type=bi-tool,datastore&sort=status&compare=hive,snowflake',
  );
});

test('values that no facet has are dropped, as are all connectors after the fourth in a comparison', () => {
  expect(read('?type=spaceship,datastore&sort=luck&colour=red&status=,,&capability')).toEqual(read('?type=datastore'));
  expect(read('?compare=a,b,a,c,d,e').compare).toEqual(['a', 'b', 'c', 'd']);
});

test('every state survives its address', () => {
  const subset = (values: readonly string[]) => fc.subarray([...values]);
  const chosen = fc.record(
    Object.fromEntries(
      facetKeys.map((key) => [
        key,
        subset(exampleFacets.find((facet) => facet.key === key)?.values.map(({ slug }) => slug) ?? []),
      ]),
    ),
  );
  const states = fc.record({
    query: fc.string({ unit: 'grapheme' }).filter((text) => text === '' || text.trim() !== ''),
    chosen,
    sort: fc.constantFrom(...sortKeys),
    compare: subset(['hive', 'snowflake', 'dbt-cloud', 'mysql']),
  });
  fc.assert(
    fc.property(states, (state) => {
      expect(read(formatState(state as unknown as DirectoryState))).toEqual(state);
    }),
  );
});

test('a value is chosen and dropped again; clearing keeps the order and the comparison', () => {
  const once = toggleValue(initialState, 'type', 'datastore');
  expect(once.chosen.type).toEqual(['datastore']);
  expect(toggleValue(once, 'type', 'datastore')).toEqual(initialState);
  const set = { ...toggleCompared(once, 'hive'), query: 'x', sort: 'type' } as const;
  expect(clearFilters(set)).toEqual({ ...initialState, sort: 'type', compare: ['hive'] });
});
