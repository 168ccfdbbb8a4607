import type { QueryEvidence } from './query-evidence.ts';
import { scoring } from './weights.ts';

/**
 * What the words of a query and their runs contribute to a section.
 * @param best receives the strength of each word that is stronger in this section than in earlier ones
 * @param pageShare what remains of the page's contribution to all of its sections
 */
export function scoreSection(
  section: number,
  page: number,
  { words, runs }: QueryEvidence,
  total: number,
  best: Float32Array,
  isFirst: boolean,
  pageShare: number,
): number {
  let score = 0;
  let covered = 0;
  let holds = false;
  // This runs for thousands of sections: no iterators, no objects.
  for (let number = 0; number < words.length; number += 1) {
    const word = words[number];
    if (!word) continue;
    const own = (word.titles[section] ?? 0) + (word.texts[section] ?? 0);
    const weight = own + pageShare * (word.pages[page] ?? 0);
    if (weight === 0) continue;
    holds ||= own > 0 || isFirst;
    const strength = weight / (weight + scoring.half);
    score += word.importance * strength;
    covered += word.importance;
    if (strength > (best[number] ?? 0)) best[number] = strength;
  }
  if (!holds) return 0;
  // The whole is looked up first. A section that contains the whole also contains its parts, which are not indexed separately.
  let least = 0;
  for (const run of runs) {
    const own = (run.titles[section] ?? 0) + (run.texts[section] ?? 0);
    const weight = Math.max(least, own + (run.pages[page] ?? 0));
    if (run.isWhole) least = Math.max(least, own);
    const worth = run.isWhole ? scoring.wholeRun : scoring.run;
    const half = run.isWhole ? scoring.halfOfWholeRun : scoring.half;
    score += (worth * run.importance * weight) / (weight + half);
  }
  return score * covering(covered, total);
}

/** All words together count for more than some of them, no matter how strong those are. */
export function covering(covered: number, total: number): number {
  const coverage = total > 0 ? covered / total : 0;
  return scoring.uncovered + (1 - scoring.uncovered) * coverage ** scoring.covering;
}
