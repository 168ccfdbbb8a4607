import { gates } from '#search/evaluation/gates.ts';
import type { EngineQuality } from '../search-score.ts';

/** A gate with the measured value. */
export interface GateRow {
  name: string;
  limit: string;
  measured: string;
  passes: boolean;
}

/** Every gate that a release must pass, with search's value. */
export function gateRows(quality: EngineQuality): GateRow[] {
  const { judged, generated, harmful, beforeTypingError, afterTypingError, unequalSpellings } = quality;
  // Subtracting rounded numbers leaves too many decimals.
  const loss = Math.max(0, Math.round((beforeTypingError - afterTypingError) * 1000) / 1000);
  const atLeast = (name: string, value: number, limit: number): GateRow => {
    return { name, limit: `at least ${limit.toFixed(2)}`, measured: value.toFixed(3), passes: value >= limit };
  };
  const atMost = (name: string, value: number, limit: number): GateRow => {
    return { name, limit: `at most ${limit}`, measured: String(value), passes: value <= limit };
  };
  return [
    atLeast('Right page first', judged.first, gates.rightFirst),
    atLeast('Right page in the top three', judged.three, gates.rightInThree),
    atLeast('Mean reciprocal rank', judged.rank, gates.reciprocalRank),
    atLeast('Generated names, right page first', generated.first, gates.generatedFirst),
    atMost('Queries with a harmful page in the top three', harmful, gates.harmful),
    atMost('Right page in the top three, lost to one typo', loss, gates.typingErrorLoss),
    atMost('Name spellings that change the top result', unequalSpellings, gates.unequalVariants),
  ];
}
