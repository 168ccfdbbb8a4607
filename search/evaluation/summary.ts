import type { QueryMeasures } from './measures.ts';

/** Means over the queries of a class, and sums of what should not occur at all. */
export interface Summary {
  count: number;
  rightFirst: number;
  rightInThree: number;
  reciprocalRank: number;
  gain: number;
  /** Among queries with a judged section; NaN without any. */
  rightSection: number;
  /** Queries with a harmful page among the first three. */
  harmful: number;
  /** Mean number of pages without a judgment among the first five. */
  unjudged: number;
}

/** @returns NaN for all means of no queries */
export function summarize(measured: readonly QueryMeasures[]): Summary {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    count: measured.length,
    rightFirst: mean(measured.map(({ rightFirst }) => rightFirst)),
    rightInThree: mean(measured.map(({ rightInThree }) => rightInThree)),
    reciprocalRank: mean(measured.map(({ reciprocalRank }) => reciprocalRank)),
    gain: mean(measured.map(({ gain }) => gain)),
    rightSection: mean(measured.flatMap(({ rightSection }) => rightSection ?? [])),
    harmful: measured.filter(({ harmfulInThree }) => harmfulInThree > 0).length,
    unjudged: mean(measured.map(({ unjudgedInFive }) => unjudgedInFive)),
  };
}
