import type { Search } from './adapter.ts';
import type { Case } from './case.ts';
import { type Evaluated, evaluate } from './evaluate.ts';
import { type TypingErrors, typingErrors, type UnequalVariant, unequalVariants } from './robustness.ts';
import { type Summary, summarize } from './summary.ts';

/** The queries of an examination. */
export interface Exam {
  development: readonly Case[];
  heldOut: readonly Case[];
  /** Known items made from the data of the site. */
  generated: readonly Case[];
}

export interface ExamResult {
  development: readonly Evaluated[];
  heldOut: readonly Evaluated[];
  generated: readonly Evaluated[];
  typing: TypingErrors;
  variants: readonly UnequalVariant[];
}

// They are perturbed already, or have no page that could be lost.
const NOT_PERTURBED = ['typo', 'prefix', 'no-answer'];
/** Of the generated names one in so many is spelt in all other ways: each takes a handful of queries. */
const SPELT_ANEW = 25;

/** Puts all queries to an engine, as they are and perturbed. */
export async function examine(search: Search, { development, heldOut, generated }: Exam): Promise<ExamResult> {
  const hand = [...development, ...heldOut];
  const perturbed = hand.filter(({ kind }) => !NOT_PERTURBED.includes(kind));
  const names = [
    ...perturbed.filter(({ kind }) => kind === 'identifier'),
    ...generated.filter(({ kind }, position) => position % SPELT_ANEW === 0 && kind !== 'error message'),
  ];
  return {
    development: await evaluate(search, development),
    heldOut: await evaluate(search, heldOut),
    generated: await evaluate(search, generated),
    typing: await typingErrors(search, perturbed),
    variants: await unequalVariants(
      search,
      names.map(({ query }) => query),
    ),
  };
}

/** Queries that have an answer, in a summary; those without would count as failures. */
export function summarizeAnswerable(evaluated: readonly Evaluated[]): Summary {
  const answerable = evaluated.filter(({ judged }) => [...judged.pages.values()].includes(3));
  return summarize(answerable.map(({ measures }) => measures));
}

/** Queries without an answer that an engine answers as if there were one. */
export function falseConfidence(evaluated: readonly Evaluated[]): Evaluated[] {
  return evaluated.filter(({ judged, answer }) => judged.kind === 'no-answer' && answer.confident);
}

/** Evaluated queries by class or kind, in the order of their first query. */
export function byKind(evaluated: readonly Evaluated[]): Map<string, Evaluated[]> {
  const groups = new Map<string, Evaluated[]>();
  for (const each of evaluated) {
    const group = groups.get(each.judged.kind);
    if (group === undefined) groups.set(each.judged.kind, [each]);
    else group.push(each);
  }
  return groups;
}
