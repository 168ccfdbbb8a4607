import type { Evaluated } from '#search/evaluation/evaluate.ts';
import { byKind, type ExamResult, falseConfidence, summarizeAnswerable } from '#search/evaluation/examine.ts';
import type { EngineQuality, Found } from '#subjects/quality/search-score.ts';

/** The numbers of an examination in the format of content/search-score.json. */
export function qualityOf({ development, heldOut, generated, typing, variants }: ExamResult): EngineQuality {
  const judged = [...development, ...heldOut];
  const summary = summarizeAnswerable(judged);
  return {
    judged: foundIn(judged),
    development: foundIn(development),
    heldOut: foundIn(heldOut),
    byClass: foundByKind(judged),
    generated: foundIn(generated),
    generatedByKind: foundByKind(generated),
    gain: rounded(summary.gain),
    rightSection: rounded(summary.rightSection),
    harmful: summary.harmful,
    unjudged: rounded(summary.unjudged),
    falselyConfident: falseConfidence(judged).length,
    beforeTypingError: rounded(typing.before),
    afterTypingError: rounded(typing.after),
    unequalSpellings: variants.length,
  };
}

function foundIn(evaluated: readonly Evaluated[]): Found {
  const { count, rightFirst, rightInThree, reciprocalRank } = summarizeAnswerable(evaluated);
  return {
    queries: count,
    first: rounded(rightFirst),
    three: rounded(rightInThree),
    rank: rounded(reciprocalRank),
  };
}

/** In classes without an answer, there is nothing to find. */
function foundByKind(evaluated: readonly Evaluated[]): Record<string, Found> {
  const kinds = [...byKind(evaluated)].map(([kind, of]) => [kind, foundIn(of)] as const);
  return Object.fromEntries(kinds.filter(([, { queries }]) => queries > 0));
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
