import { expect, test } from 'vitest';
import { drawGraph } from './draw-graph.ts';
import { initialState } from './explorer.ts';
import { exampleFacts, exampleLayouts } from './fixtures.ts';
import { type Focus, traverse } from './traverse.ts';

const drawing = drawGraph(exampleFacts, exampleLayouts, { ...initialState, relationship: 'TaggedWith' });
const walk = (start: Focus, ...keys: string[]) =>
  keys.reduce<Focus | undefined>((focus, key) => focus && traverse(drawing, focus, key), start);

test('up and down go from node to node', () => {
  expect(walk({ node: 'chart' }, 'ArrowDown')).toEqual({ node: 'dataset' });
  expect(walk({ node: 'chart' }, 'End', 'ArrowUp')).toEqual({ node: 'dataset' });
  expect(walk({ node: 'chart' }, 'ArrowUp')).toBeUndefined();
  expect(walk({ node: 'tag' }, 'Home')).toEqual({ node: 'chart' });
});

test('right goes along a relationship to its end, and left goes back', () => {
  expect(walk({ node: 'chart' }, 'ArrowRight')).toEqual({ link: 'chart tag', at: 'chart' });
  expect(walk({ node: 'chart' }, 'ArrowRight', 'ArrowRight')).toEqual({ node: 'tag' });
  expect(walk({ node: 'chart' }, 'ArrowRight', 'ArrowLeft')).toEqual({ node: 'chart' });
  expect(walk({ node: 'tag' }, 'ArrowRight')).toBeUndefined();
});

test('left goes against incoming relationships, and down goes through them', () => {
  expect(walk({ node: 'tag' }, 'ArrowLeft', 'ArrowDown')).toEqual({ link: 'dataset tag', at: 'tag' });
  expect(walk({ node: 'tag' }, 'ArrowLeft', 'ArrowDown', 'ArrowLeft')).toEqual({ node: 'dataset' });
  expect(walk({ node: 'tag' }, 'ArrowLeft', 'ArrowRight')).toEqual({ node: 'tag' });
});
