import { expect, test } from 'vitest';
import { byDeclaration, chooseEdges, entitiesWith } from './choose-edges.ts';
import { initialState } from './explorer.ts';
import { exampleFacts } from './fixtures.ts';

const chosen = (filters: Partial<typeof initialState>) =>
  chooseEdges(exampleFacts, { ...initialState, ...filters }).map(
    ({ from, to, declaration }) => `${from} ${declaration.relationship} ${to}`,
  );

test.each([
  [{}, 6],
  [{ entity: 'tag' }, 2],
  [{ relationship: 'Consumes' }, 1],
  [{ aspect: 'globalTags' }, 2],
  [{ lineage: true }, 3],
])('%j leaves %d relationships', (filters, count) => {
  expect(chosen(filters)).toHaveLength(count);
});

test('filters narrow each other', () => {
  expect(chosen({ entity: 'chart', lineage: true })).toEqual(['chart Consumes dataset']);
  expect(chosen({ entity: 'chart', aspect: 'globalTags' })).toEqual(['chart TaggedWith tag']);
  expect(chosen({ entity: 'tag', lineage: true })).toEqual([]);
});

test('an aspect is accepted by the entities that list it', () => {
  expect(entitiesWith('globalTags', exampleFacts)).toEqual(['chart', 'dataJob', 'dataset', 'schemaField']);
  expect(entitiesWith('', exampleFacts)).toEqual([]);
});

test("a field's rows contain only the chosen values", () => {
  const edges = chooseEdges(exampleFacts, { ...initialState, entity: 'chart', relationship: 'TaggedWith' });
  expect(byDeclaration(edges)).toMatchObject([{ from: ['chart'], to: ['tag'] }]);
});
