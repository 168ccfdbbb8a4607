import { expect, test } from 'vitest';
import { kilobytes, milliseconds } from '../row.ts';
import { compareSites, type Measured } from './compare-sites.ts';

const names = ['ours', 'A', 'B'];
const paint = { what: 'first paint', show: milliseconds, ratio: 1 };

/** The line of one metric, with one space between its cells. */
const line = (row: Measured) => compareSites(names, [row]).split('\n').at(-1)?.replace(/ +/g, ' ');

test('medians are compared with the best of the other sites, even if another site is better', () => {
  expect(compareSites(names, []).split('\n')[0]).toMatch(/^What +ours +A +B +Ours \/ best +Target$/);
  expect(line({ metric: paint, values: [[900, 300, 310], [200], [600]] })).toBe(
    'first paint 310 ms 200 ms 600 ms 1.55 ≤ 1 × best missed',
  );
  expect(line({ metric: paint, values: [[100], [200], [600]] })).toBe(
    'first paint 100 ms 200 ms 600 ms 0.50 ≤ 1 × best met',
  );
});

test('a target may be an absolute figure, and both must be met', () => {
  const blocking = { what: 'blocking', show: milliseconds, ratio: 0.5, most: 50 };
  expect(line({ metric: blocking, values: [[60], [200], [300]] })).toBe(
    'blocking 60 ms 200 ms 300 ms 0.30 ≤ 0.5 × best, ≤ 50 ms missed',
  );
  expect(line({ metric: blocking, values: [[0], [0], [300]] })).toBe(
    'blocking 0 ms 0 ms 300 ms 1.00 ≤ 0.5 × best, ≤ 50 ms met',
  );
  expect(line({ metric: blocking, values: [[10], [0], [300]] })).toBe(
    'blocking 10 ms 0 ms 300 ms peer has none ≤ 0.5 × best, ≤ 50 ms missed',
  );
});

test('a site that lacks what is measured is excluded from the comparison', () => {
  const search = { what: 'search', show: kilobytes };
  expect(line({ metric: search, values: [[1000], [], [2000]] })).toBe('search 1.0 kB – 2.0 kB 0.50');
  expect(line({ metric: { ...search, ratio: 1, most: 2000 }, values: [[1000], [], []] })).toBe(
    'search 1.0 kB – – ≤ 1 × best, ≤ 2.0 kB met',
  );
});
