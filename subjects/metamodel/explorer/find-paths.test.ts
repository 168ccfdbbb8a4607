import { expect, test } from 'vitest';
import { edgesOf } from '../graph.ts';
import { findPaths } from './find-paths.ts';
import { exampleFacts } from './fixtures.ts';

const edges = edgesOf(exampleFacts.declarations);
const stations = (from: string, to: string, either: boolean) =>
  findPaths(edges, from, to, either).map((path) => [from, ...path.map((step) => step.to)].join(' '));

test('a path follows relationships in their direction', () => {
  expect(stations('dataJob', 'schemaField', false)).toEqual(['dataJob dataset schemaField']);
  expect(stations('schemaField', 'dataJob', false)).toEqual([]);
});

test('it may follow them in either direction', () => {
  expect(stations('schemaField', 'dataJob', true)).toEqual(['schemaField dataset dataJob']);
});

test('all shortest paths are found, and no longer paths', () => {
  expect(stations('tag', 'schemaField', true)).toEqual(['tag dataset schemaField']);
  expect(stations('dataJob', 'chart', true)).toEqual(['dataJob dataset chart']);
  const square = edgesOf(
    [
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'd'],
      ['c', 'd'],
    ].map(([from = '', to = '']) => ({ relationship: 'R', from: [from], to: [to], via: `${from}.${to}` })),
  );
  expect(findPaths(square, 'a', 'd', false).map((path) => path.map(({ to }) => to))).toEqual([
    ['b', 'd'],
    ['c', 'd'],
  ]);
});

test('a step lists the relationships along it and against it', () => {
  const [[step] = []] = findPaths(edges, 'tag', 'chart', true);
  expect(step?.along).toEqual([]);
  expect(step?.against.map(({ declaration }) => declaration.via)).toEqual(['globalTags.tags']);
});

test('an entity has no path to itself, and none to what is not connected', () => {
  expect(stations('dataset', 'dataset', true)).toEqual([]);
  expect(stations('dataset', 'post', true)).toEqual([]);
});
