import { expect, test } from 'vitest';
import type { QueryMeasures } from './measures.ts';
import { summarize } from './summary.ts';

const perfect: QueryMeasures = {
  rightFirst: 1,
  rightInThree: 1,
  reciprocalRank: 1,
  gain: 1,
  rightSection: 1,
  harmfulInThree: 0,
  unjudgedInFive: 0,
};

test('means are taken over the queries, those of sections only where a section was judged', () => {
  const { rightSection: _, ...wholePage } = perfect;
  const missed = {
    ...perfect,
    rightFirst: 0,
    reciprocalRank: 1 / 2,
    gain: 0.5,
    rightSection: 0,
    harmfulInThree: 2,
    unjudgedInFive: 4,
  };
  expect(summarize([perfect, missed, wholePage, wholePage])).toEqual({
    count: 4,
    rightFirst: 0.75,
    rightInThree: 1,
    reciprocalRank: 0.875,
    gain: 3.5 / 4,
    rightSection: 0.5,
    harmful: 1,
    unjudged: 1,
  });
});

test('no queries have no means', () => {
  expect(summarize([])).toMatchObject({ count: 0, rightFirst: Number.NaN, harmful: 0 });
});
