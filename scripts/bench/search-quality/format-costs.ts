import type { EngineCosts } from '#subjects/quality/search-score.ts';
import { kilobytes } from '../row.ts';

/**
 * An engine's cost, on one line.
 * @param keysToRightPage median number of keys until the right page is first; infinite if most queries never get there
 */
export function formatCosts(name: string, costs: EngineCosts, keysToRightPage: number): string {
  const { index, firstAnswer, firstAnswerMost, key, keyMost, slowKey, slowKeyMost } = costs;
  return [
    `${name}: index ${kilobytes(index)}`,
    `first answer ${kilobytes(firstAnswer)}, at most ${kilobytes(firstAnswerMost)}`,
    `a key ${key} ms, p95 ${keyMost} ms`,
    `at ¼ speed ${slowKey} ms, p95 ${slowKeyMost} ms`,
    Number.isFinite(keysToRightPage) ? `right page after ${keysToRightPage} keys` : 'mostly never the right page',
  ].join(' · ');
}
