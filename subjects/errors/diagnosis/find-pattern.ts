import type { NormalText } from './normalize-text.ts';
import { requiredText } from './required-text.ts';

/** A piece of a normalized text, by offsets. */
export interface Span {
  start: number;
  end: number;
}

/** A message or a piece of evidence, prepared for many searches. */
export type Matcher =
  /** Occurs literally, regardless of case, and isn't part of a longer word. */
  { text: string } | { pattern: RegExp; required: string };

/** Characters on each side of a required text in which a pattern can match. */
export const REACH = 1_600;

/** Maximum number of windows to search for one pattern, so that the work grows only with the text. */
export const MAX_WINDOWS = 12;

// A pattern without a required text runs over pieces of this size.
const PIECE = 4_000;

/** Prepares the source of a regular expression. */
export function patternMatcher(source: string): Matcher {
  // Texts are compared with plain quotation marks.
  const plain = source.replaceAll('`', "'");
  return { pattern: new RegExp(plain, 'ig'), required: requiredText(plain) };
}

/**
 * Where a message occurs in a text: at most `MAX_WINDOWS` places, from both ends of the text, in order.
 * @param matcher message or evidence
 * @param text normalized text
 */
export function findMatches(matcher: Matcher, text: NormalText): Span[] {
  if ('text' in matcher)
    return occurrences(text.flat, matcher.text, true).map((start) => ({ start, end: start + matcher.text.length }));
  const found: Span[] = [];
  for (const { start, end } of windows(matcher, text)) {
    const piece = text.plain.slice(start, end);
    matcher.pattern.lastIndex = 0;
    for (let count = 0; count < MAX_WINDOWS; count += 1) {
      const match = matcher.pattern.exec(piece);
      if (match === null) break;
      if (match[0] === '') matcher.pattern.lastIndex += 1;
      else found.push({ start: start + match.index, end: start + match.index + match[0].length });
    }
  }
  return found.filter(
    (span, index) => found.findIndex(({ start, end }) => start === span.start && end === span.end) === index,
  );
}

/** The pieces of a text that a pattern must be run on. */
export function windows({ required }: { required: string }, { flat }: NormalText): Span[] {
  if (required.length < 3) {
    const count = Math.ceil(flat.length / (PIECE / 2)) || 1;
    return Array.from({ length: count }, (_, index) => ({
      start: (index * PIECE) / 2,
      end: Math.min(flat.length, (index * PIECE) / 2 + PIECE),
    }));
  }
  const merged: Span[] = [];
  for (const at of occurrences(flat, required, false)) {
    const span = { start: Math.max(0, at - REACH), end: Math.min(flat.length, at + required.length + REACH) };
    const last = merged.at(-1);
    if (last !== undefined && span.start <= last.end && span.end - last.start <= 3 * REACH) last.end = span.end;
    else merged.push(span);
  }
  return merged;
}

/** Offsets of a text: the first and the last ones if there are many. */
function occurrences(flat: string, wanted: string, whole: boolean): number[] {
  const found: number[] = [];
  const half = MAX_WINDOWS / 2;
  for (let at = flat.indexOf(wanted); at !== -1 && found.length < half; at = flat.indexOf(wanted, at + 1)) {
    if (!whole || isWhole(flat, at, wanted)) found.push(at);
  }
  if (found.length < half) return found;
  const tail: number[] = [];
  const first = found.at(-1) ?? 0;
  for (let at = flat.lastIndexOf(wanted); at > first && tail.length < half; at = flat.lastIndexOf(wanted, at - 1)) {
    if (!whole || isWhole(flat, at, wanted)) tail.unshift(at);
  }
  return [...found, ...tail];
}

/** Whether an occurrence begins and ends where words do. */
function isWhole(flat: string, at: number, { length }: string): boolean {
  const isWord = (index: number) => /[a-z\d_]/.test(flat[index] ?? '');
  return !(isWord(at) && isWord(at - 1)) && !(isWord(at + length - 1) && isWord(at + length));
}
