import { expect, test } from 'vitest';
import { initialState } from './explorer.ts';
import { checkState, formatState, parseState } from './explorer-state.ts';
import { exampleFacts } from './fixtures.ts';

test('a state comes back from its address', () => {
  const state = { ...initialState, entity: 'dataset', lineage: true, view: 'table' as const };
  expect(formatState(state)).toBe('?entity=dataset&lineage=1&view=table');
  expect(parseState(formatState(state))).toEqual(state);
  const path = { ...initialState, from: 'chart', to: 'tag', either: true };
  expect(parseState(formatState(path))).toEqual(path);
  expect(formatState(initialState)).toBe('');
});

test('names in a different case are found', () => {
  expect(checkState({ ...initialState, entity: 'DataJob' }, exampleFacts)).toMatchObject({
    state: { entity: 'dataJob' },
    unknown: [],
  });
});

test('unknown names are left out and explained', () => {
  const { state, unknown } = checkState(
    parseState('?entity=datasett&relationship=zzzzzz&to=tga&view=3d'),
    exampleFacts,
  );
  expect(state).toEqual(initialState);
  expect(unknown).toEqual([
    { kind: 'entity', place: 'entity', given: 'datasett', meant: 'dataset' },
    { kind: 'relationship', place: 'relationship', given: 'zzzzzz', meant: undefined },
    { kind: 'entity', place: 'to', given: 'tga', meant: 'tag' },
  ]);
});

test('a name that is too long is truncated', () => {
  expect(parseState(`?entity=${'x'.repeat(10_000)}`).entity).toHaveLength(60);
});
