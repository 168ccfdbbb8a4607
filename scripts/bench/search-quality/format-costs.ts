import type { EngineCosts } from '#model/search-score.ts';
import { kilobytes } from '../row.ts';

/** What an engine costs, on one line. */
export function formatCosts(name: string, costs: EngineCosts, keysToRightPage: number): string {
  const { index, firstAnswer, firstAnswerMost, key, keyMost, slowKey, slowKeyMost } = costs;
  return [
    `${name}: index ${kilobytes(index)}`,
    `first answer ${kilobytes(firstAnswer)}, at most ${kilobytes(firstAnswerMost)}`,
    `a key ${key} ms, p95 ${keyMost} ms`,
    `at ¼ speed ${slowKey} ms, p95 ${slowKeyMost} ms`,
    `right page after ${keysToRightPage} keys`,
  ].join(' · ');
}
