import { expect, test } from 'vitest';
import type { EngineQuality, Found } from '../search-score.ts';
import { gateRows } from './gate-rows.ts';

const found: Found = { queries: 100, first: 0.9, three: 0.96, rank: 0.92 };
const quality: EngineQuality = {
  judged: found,
  development: found,
  heldOut: found,
  byClass: {},
  generated: { ...found, first: 0.979 },
  generatedByKind: {},
  gain: 0.8,
  rightSection: 0.7,
  harmful: 0,
  unjudged: 0,
  falselyConfident: 0,
  beforeTypingError: 0.87,
  afterTypingError: 0.82,
  unequalSpellings: 7,
};

test('a gate passes at its limit, and says what was measured when it does not', () => {
  const rows = gateRows(quality);
  expect(rows.map(({ passes }) => passes)).toEqual([true, true, true, false, true, true, false]);
  expect(rows[3]).toMatchObject({ limit: 'at least 0.98', measured: '0.979' });
  expect(rows[5]).toMatchObject({ limit: 'at most 0.05', measured: '0.05' });
});

test("a typo that loses nothing isn't a loss", () => {
  expect(gateRows({ ...quality, afterTypingError: 0.9 })[5]?.measured).toBe('0');
});
