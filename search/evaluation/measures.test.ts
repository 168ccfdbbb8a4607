import { describe, expect, test } from 'vitest';
import { toAnswer } from './adapter.ts';
import type { Case } from './case.ts';
import { measureAnswer } from './measures.ts';

const judged: Case = {
  query: 'tags',
  kind: 'task',
  pages: new Map([
    ['/best', 3],
    ['/near', 2],
    ['/related', 1],
    ['/bad', -1],
  ]),
  sections: new Set(['/best#create']),
};

function measure(...hrefs: string[]) {
  return measureAnswer(judged, toAnswer(hrefs).found);
}

describe('measures of one answer', () => {
  test('the ideal order gets the highest value of each', () => {
    expect(measure('/best#create', '/near', '/related')).toEqual({
      rightFirst: 1,
      rightInThree: 1,
      reciprocalRank: 1,
      gain: 1,
      rightSection: 1,
      harmfulInThree: 0,
      unjudgedInFive: 0,
    });
  });

  test('sections of one page count once, at the rank of the first', () => {
    expect(measure('/near#a', '/near#b', '/near#c', '/best')).toMatchObject({ reciprocalRank: 1 / 2, rightInThree: 1 });
  });

  test('the gain counts what was not found', () => {
    // Gains 7, 3, 1 of the grades 3, 2, 1; discounts log2 of 2, 3, 4. Ideal: 7 + 3/1.585 + 1/2 = 9.3928; found: 3 + 7/1.585 = 7.4165.
    expect(measure('/near', '/best').gain).toBeCloseTo(7.4165 / 9.3928, 4);
  });

  test('harmful and unjudged pages add no gain, and are counted', () => {
    const measures = measure('/other', '/bad', '/best#x', '/one', '/two', '/three');
    expect(measures).toMatchObject({
      harmfulInThree: 1,
      unjudgedInFive: 3,
      rightFirst: 0,
      rightInThree: 1,
      rightSection: 0,
    });
    expect(measures.gain).toBeCloseTo(3.5 / 9.3928, 4);
  });

  test('a page that answers as a whole does so with every section', () => {
    const wholeToo: Case = { ...judged, pages: new Map([...judged.pages, ['/whole', 3]]) };
    expect(measureAnswer(wholeToo, toAnswer(['/whole#anywhere']).found).rightSection).toBe(1);
  });

  test('nothing counts after the tenth page', () => {
    const others = Array.from({ length: 10 }, (_, index) => `/other-${index}`);
    expect(measure(...others, '/best#create')).toMatchObject({
      reciprocalRank: 0,
      gain: 0,
      rightSection: 0,
      rightInThree: 0,
    });
  });

  test('an empty result scores nothing, even for a query without an answer', () => {
    expect(measure()).toMatchObject({ reciprocalRank: 0, gain: 0, harmfulInThree: 0, unjudgedInFive: 0 });
    const none = { query: 'dagster', kind: 'no-answer', pages: new Map(), sections: new Set<string>() };
    expect(measureAnswer(none, [])).not.toHaveProperty('rightSection');
    expect(measureAnswer(none, []).gain).toBe(0);
  });
});
