import type { ErrorFacts } from '../knowledge/knowledge.ts';
import type { ErrorIndex, IndexedContext, IndexedGeneric } from './error-index.ts';
import type { GenericSpan } from './find-messages.ts';
import { findMatches, type Span } from './find-pattern.ts';
import { type PastedText, weightAt } from './pasted-text.ts';

/** What a generic message means in a text. */
export interface Meaning {
  generic: IndexedGeneric;
  /** Where the most important message begins and ends. */
  span: Span;
  /** The weight of its line. */
  weight: number;
  /** Entry that the context leads to; missing if the text doesn't show it. */
  entry?: ErrorFacts;
  /** Whether the evidence is enough to be certain. */
  isCertain: boolean;
  /** Whether the message is about another product, so that it supports none of the entries. */
  isElsewhere: boolean;
  /** The entries that the message can lead to, with the strength of the evidence for each, best first. */
  candidates: readonly { entry: ErrorFacts; label: string; strength: number; context: string }[];
}

/** Characters around a message that belong to the same trace. */
const NEAR = 1_500;

const VERY_NEAR = 250;

/** The weight of one piece of evidence, by its distance. */
const STRONG = { sameLine: 2.2, veryNear: 1.4, near: 1, far: 0.3 };
const WEAK = { sameLine: 0.7, veryNear: 0.5, near: 0.35, far: 0.1 };

/** Pieces of evidence of one kind that count for a context. */
const MAX_PIECES = 3;

const ENOUGH = 0.7;
const CERTAIN = 1.9;
const LEAD = 1.3;

/**
 * Whether something around a message proves that DataHub is involved: one of the names that only DataHub prints, in or near the message.
 * @param around where the text contains such names
 */
export function isNearPlatform(around: readonly Span[], text: PastedText, span: Span): boolean {
  return around.some((place) => distance(place, lineOf(text, span)) <= NEAR);
}

/** Where a text contains generic messages, in order. */
export function findGeneric(text: PastedText, { generic }: ErrorIndex): GenericSpan[] {
  return generic
    .flatMap(({ id, matchers }) =>
      matchers.flatMap((matcher) => findMatches(matcher, text).map((span) => ({ ...span, id }))),
    )
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** What each generic message of a text means. */
export function findMeanings(text: PastedText, index: ErrorIndex, spans: readonly GenericSpan[]): Meaning[] {
  const present = new Set(spans.map(({ id }) => id));
  const evidence = new Map<string, Evidence>();
  return index.generic.flatMap((generic) => {
    const own = spans.filter(({ id }) => id === generic.id);
    if (own.length === 0 || generic.unless.some((id) => present.has(id)) || generic.answers.length === 0) return [];
    // The most important message; among several, the last one, because it is the deepest.
    const weighted = own.map((span) => ({ span, weight: weightAt(text, span.start) }));
    const best = weighted.reduce((top, each) => (each.weight >= top.weight ? each : top));
    return meaningOf(text, index, generic, best, evidence);
  });
}

interface Evidence {
  strong: readonly (readonly Span[])[];
  weak: readonly (readonly Span[])[];
}

function meaningOf(
  text: PastedText,
  { contexts }: ErrorIndex,
  generic: IndexedGeneric,
  { span, weight }: { span: Span; weight: number },
  known: Map<string, Evidence>,
): Meaning[] {
  const strengths = new Map<string, number>();
  for (const context of [...generic.answers.map((answer) => answer.context), ...generic.elsewhere]) {
    const found = contexts.find(({ id }) => id === context);
    if (found === undefined) continue;
    const evidence = known.get(context) ?? evidenceOf(found, text);
    known.set(context, evidence);
    strengths.set(context, strengthOf(evidence, lineOf(text, span)));
  }
  for (const { id, specializes } of contexts) {
    if ((strengths.get(id) ?? 0) < ENOUGH) continue;
    for (const general of specializes)
      if (strengths.has(general)) strengths.set(general, Math.min(strengths.get(general) ?? 0, ENOUGH / 2));
  }
  const byEntry = new Map<string, Meaning['candidates'][number]>();
  for (const { context, entry, label } of generic.answers) {
    const strength = strengths.get(context) ?? 0;
    const before = byEntry.get(entry.id);
    if (before === undefined || before.strength < strength) byEntry.set(entry.id, { entry, label, strength, context });
  }
  const candidates = [...byEntry.values()].sort((a, b) => b.strength - a.strength);
  const [first, second] = candidates;
  const other = Math.max(0, ...generic.elsewhere.map((context) => strengths.get(context) ?? 0));
  if (other >= ENOUGH && other >= (first?.strength ?? 0))
    return [{ generic, span, weight, candidates, isCertain: false, isElsewhere: true }];
  // If there is only one possible entry, there is nothing to ask.
  const isOnly = candidates.length === 1;
  const isDecided =
    first !== undefined && (isOnly || (first.strength >= ENOUGH && first.strength >= LEAD * (second?.strength ?? 0)));
  return [
    {
      generic,
      span,
      weight,
      candidates,
      isCertain: isDecided && first.strength >= CERTAIN,
      isElsewhere: false,
      ...(isDecided && { entry: first.entry }),
    },
  ];
}

function evidenceOf({ strong, weak }: IndexedContext, text: PastedText): Evidence {
  return {
    strong: strong.map((matcher) => findMatches(matcher, text)),
    weak: weak.map((matcher) => findMatches(matcher, text)),
  };
}

function strengthOf({ strong, weak }: Evidence, span: Span): number {
  const sum = (pieces: readonly (readonly Span[])[], value: typeof STRONG) =>
    pieces
      .map((places) => Math.max(0, ...places.map((place) => valueAt(distance(place, span), value))))
      .sort((a, b) => b - a)
      .slice(0, MAX_PIECES)
      .reduce((total, each, index) => total + each / (index + 1), 0);
  return sum(strong, STRONG) + sum(weak, WEAK);
}

/** The whole lines of a span. */
export function lineOf({ plain }: PastedText, { start, end }: Span): Span {
  const to = plain.indexOf('\n', end);
  return { start: plain.lastIndexOf('\n', Math.max(0, start - 1)) + 1, end: to === -1 ? plain.length : to };
}

function valueAt(far: number, { sameLine, veryNear, near, far: value }: typeof STRONG): number {
  if (far === 0) return sameLine;
  if (far <= VERY_NEAR) return veryNear;
  return far <= NEAR ? near : value;
}

function distance(a: Span, b: Span): number {
  return Math.max(0, a.start - b.end, b.start - a.end);
}
