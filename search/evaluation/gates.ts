import { type ExamResult, summarizeAnswerable } from './examine.ts';

/** What an engine must reach to be released. */
export interface Gates {
  /** Least share of the judged queries with a right page first. */
  rightFirst: number;
  /** Least share of the judged queries with a right page among the first three. */
  rightInThree: number;
  /** Least mean of the reciprocal rank, cut at ten. */
  reciprocalRank: number;
  /** Least share of the generated queries whose defining page comes first. */
  generatedFirst: number;
  /** Most judged queries with a harmful page among the first three. */
  harmful: number;
  /** Most that one typing error may take from the share with a right page among the first three. */
  typingErrorLoss: number;
  /** Most spellings of names that change the first page. */
  unequalVariants: number;
}

export const gates: Gates = {
  rightFirst: 0.85,
  rightInThree: 0.95,
  reciprocalRank: 0.9,
  generatedFirst: 0.98,
  harmful: 0,
  typingErrorLoss: 0.05,
  unequalVariants: 2,
};

/** One line for each gate that a result doesn't pass, for example `right first 0.71, at least 0.85`. */
export function failedGates(
  { development, heldOut, generated, typing, variants }: ExamResult,
  limits: Gates,
): string[] {
  const hand = summarizeAnswerable([...development, ...heldOut]);
  const atLeast = (what: string, value: number, limit: number) =>
    value >= limit ? [] : [`${what} ${value.toFixed(3)}, at least ${limit}`];
  const atMost = (what: string, value: number, limit: number) =>
    value <= limit ? [] : [`${what} ${Number(value.toFixed(3))}, at most ${limit}`];
  return [
    ...atLeast('right first', hand.rightFirst, limits.rightFirst),
    ...atLeast('right in three', hand.rightInThree, limits.rightInThree),
    ...atLeast('reciprocal rank', hand.reciprocalRank, limits.reciprocalRank),
    ...atLeast('generated first', summarizeAnswerable(generated).rightFirst, limits.generatedFirst),
    ...atMost('harmful in three', hand.harmful, limits.harmful),
    ...atMost('loss by one typing error', typing.before - typing.after, limits.typingErrorLoss),
    ...atMost('spellings that change the first page', variants.length, limits.unequalVariants),
  ];
}
