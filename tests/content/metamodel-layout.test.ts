import { expect, test } from 'vitest';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { metamodelFacts } from '#subjects/metamodel/metamodel-facts.ts';
import type { Box } from '#subjects/metamodel/graph-facts.ts';
import { layOutMetamodel } from '#subjects/metamodel/layout/lay-out-metamodel.ts';

const facts = metamodelFacts(loadTestData('content'));
const layouts = await layOutMetamodel(facts);

const isInside = ([left, top, width, height]: Box, [x, y, wide, high]: Box) =>
  left >= x && top >= y && left + width <= x + wide && top + height <= y + high;

test('every entity is in its area’s box, and no two overlap', () => {
  const { nodes, areas } = layouts.overview;
  for (const { name, area } of facts.entities)
    expect(isInside(nodes[name] ?? [0, 0, 0, 0], areas[area] ?? [0, 0, 0, 0]), name).toBe(true);
  const boxes = Object.values(nodes);
  for (const [index, [left, top, width, height]] of boxes.entries())
    for (const [x, y] of boxes.slice(index + 1))
      expect(x >= left && x < left + width && y >= top && y < top + height).toBe(false);
});

test('lineage runs from left to right', () => {
  const left = (name: string) => layouts.lineage.nodes[name]?.[0] ?? Number.NaN;
  expect(left('dataset')).toBeLessThan(left('chart'));
  expect(left('chart')).toBeLessThan(left('dashboard'));
});

test('every graph that a filter can leave is laid out', () => {
  expect(Object.keys(layouts.entities)).toEqual(facts.entities.map(({ name }) => name));
  for (const { relationship, from, to } of facts.declarations) {
    const { nodes } = layouts.relationships[relationship] ?? { nodes: {} };
    for (const name of [...from, ...to]) expect(nodes).toHaveProperty(name);
  }
});

test('the same metamodel is laid out the same way', async () => {
  expect(await layOutMetamodel(facts)).toEqual(layouts);
});
