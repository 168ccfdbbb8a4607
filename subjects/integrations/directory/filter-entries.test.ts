import { describe, expect, test } from 'vitest';
import type { FacetKey } from './directory.ts';
import { type DirectoryState, initialState, toggleValue } from './directory-state.ts';
import {
  activeFilters,
  correctQuery,
  countValue,
  filterEntries,
  wideningSteps,
  withoutFilter,
} from './filter-entries.ts';
import { exampleEntries, exampleFacets } from './fixtures.ts';
import { sortEntries } from './sort-entries.ts';

const stateOf = (query: string, ...chosen: (readonly [FacetKey, string])[]): DirectoryState =>
  chosen.reduce((state, [key, slug]) => toggleValue(state, key, slug), { ...initialState, query });
const titles = (state: DirectoryState) => filterEntries(exampleEntries, exampleFacets, state).map(({ title }) => title);
const count = (state: DirectoryState, key: FacetKey, slug: string) => {
  const facet = exampleFacets.find((each) => each.key === key);
  return facet && countValue(exampleEntries, exampleFacets, state, facet, slug);
};

describe('results', () => {
  test.each([
    ['everything', stateOf(''), ['Airflow', 'Café BI', 'Hive', 'Metastore', 'Snowflake']],
    [
      'one of several kinds',
      stateOf('', ['type', 'bi-tool'], ['type', 'datastore']),
      ['Airflow', 'Café BI', 'Hive', 'Metastore', 'Snowflake'],
    ],
    [
      'all of several capabilities',
      stateOf('', ['capability', 'domains'], ['capability', 'data-profiling']),
      ['Snowflake'],
    ],
    [
      'every facet at once',
      stateOf('', ['type', 'datastore'], ['status', 'testing'], ['connection', 'pull']),
      ['Hive'],
    ],
    ['a word of the title, whatever its case and accents', stateOf('  CAFE '), ['Café BI']],
    ['a word that only the page says', stateOf('metastore'), ['Hive', 'Metastore']],
    ['all words, in any order', stateOf('metastore apache'), ['Hive']],
    ['search and filters together', stateOf('metastore', ['status', 'certified']), ['Metastore']],
    ['nothing', stateOf('(.*)'), []],
  ] as const)('%s', (_, state, expected) => {
    expect(titles(state)).toEqual(expected);
  });

  test('in any sort order, an entry whose title was typed ranks above entries that only mention the title', () => {
    const state = { ...stateOf('metastore'), sort: 'capabilities' } as const;
    const found = filterEntries(exampleEntries, exampleFacets, state);
    expect(sortEntries(found, state).map(({ title }) => title)).toEqual(['Metastore', 'Hive']);
  });

  test.each([
    ['name', ['Airflow', 'Café BI', 'Hive', 'Metastore', 'Snowflake']],
    ['status', ['Café BI', 'Metastore', 'Snowflake', 'Airflow', 'Hive']],
    ['type', ['Café BI', 'Airflow', 'Hive', 'Metastore', 'Snowflake']],
    ['capabilities', ['Snowflake', 'Café BI', 'Hive', 'Airflow', 'Metastore']],
  ] as const)('are sorted by %s, equals by name', (sort, expected) => {
    expect(sortEntries(exampleEntries, { ...initialState, sort }).map(({ title }) => title)).toEqual(expected);
  });
});

describe('the count of a value', () => {
  test('is what choosing it leaves together with all other facets and the search', () => {
    const state = stateOf('', ['status', 'certified']);
    expect(count(state, 'type', 'datastore')).toBe(2);
    expect(count({ ...state, query: 'snow' }, 'type', 'datastore')).toBe(1);
  });

  test('leaves out other values of its facet if one is enough, because choosing it adds its results', () => {
    expect(count(stateOf('', ['type', 'bi-tool']), 'type', 'datastore')).toBe(4);
  });

  test('keeps other values of its facet if all must match, because choosing it narrows the results further', () => {
    expect(count(stateOf('', ['capability', 'domains']), 'capability', 'data-profiling')).toBe(1);
  });

  test('of a chosen value is what it leaves now', () => {
    expect(count(stateOf('', ['capability', 'domains']), 'capability', 'domains')).toBe(2);
  });
});

describe('an empty result', () => {
  const state = stateOf('hive', ['type', 'bi-tool'], ['capability', 'domains']);

  test('names what dropping each filter would add, most first, without filters that add nothing', () => {
    expect(titles(state)).toEqual([]);
    const steps = wideningSteps(exampleEntries, exampleFacets, state);
    expect(steps.map(({ filter, count: results }) => [filter.label, results])).toEqual([['hive', 1]]);
    const [step] = steps;
    expect(step && titles(withoutFilter(state, step.filter))).toEqual(['Café BI']);
  });

  test('has no single fix if two filters exclude everything', () => {
    const stuck = stateOf('zzz', ['type', 'bi-tool'], ['status', 'testing']);
    expect(wideningSteps(exampleEntries, exampleFacets, stuck)).toEqual([]);
    expect(activeFilters(exampleFacets, stuck).map(({ label }) => label)).toEqual(['zzz', 'BI-TOOL', 'TESTING']);
  });
});

test.each([
  ['snwoflake', 'snowflake'],
  ['Snowflake warehuose', undefined],
  ['hvie apache', 'hive apache'],
  ['xyzzyplugh', undefined],
  ['hive', undefined],
  ['', undefined],
])('a typing error is corrected to the nearest name: %j', (query, corrected) => {
  expect(correctQuery(exampleEntries, query)).toBe(corrected);
});

test('a corrected search shows the results for the correction', () => {
  const found = filterEntries(exampleEntries, exampleFacets, { ...initialState, query: 'metatsore' });
  expect(found.map(({ title }) => title)).toEqual(['Hive', 'Metastore']);
});
