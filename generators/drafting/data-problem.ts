import { nearest } from '#model/nearest.ts';
import type { Origin, Problem } from '#model/problem.ts';

/** An error in a data file. */
export function dataProblem(origin: Origin, rule: string, message: string, fix?: string): Problem {
  return { ...origin, rule, message, ...(fix === undefined ? {} : { fix }), severity: 'error' };
}

/** "Did you mean …?", or the fallback if no name is similar. */
export function didYouMean(wrong: string, candidates: Iterable<string>, fallback: string): string {
  const meant = nearest(wrong, candidates);
  return meant === undefined ? fallback : `Did you mean "${meant}"?`;
}
