import { words } from '../tool/words.ts';
import type { ErrorIndex, IndexedError } from './error-index.ts';
import { findMatches, type Span } from './find-pattern.ts';
import { LINE_WEIGHTS, type PastedText, weightAt } from './pasted-text.ts';

/** A message of an entry that a text contains. */
export interface FoundMessage extends Span {
  entry: IndexedError;
  /** How significant its words are; about 1 for each rare word. Words of generic messages don't count. */
  mass: number;
  /** Whether the message only says that something else failed. */
  isWrapper: boolean;
  /** Whether it was found by a pattern in a sentence that a person wrote. */
  isProse: boolean;
  /** Whether DataHub prints it, and not another product. */
  isOwn: boolean;
  /** The weight of the line on which it begins. */
  weight: number;
  /** The number of entries with a message at this place that says at least as much; 1 for a message of only one entry. */
  owners: number;
}

/** A generic message in a text. */
export interface GenericSpan extends Span {
  id: string;
}

/** How much of a message a wrapper must cover. */
const WRAPPED = 0.6;

/** How much of a message another one must cover to count as the same. */
const SAME = 0.85;

/**
 * All messages of all entries in a text.
 * @param generic where the text contains generic messages
 */
export function findMessages(
  text: PastedText,
  { entries, weights, wrappers }: ErrorIndex,
  generic: readonly Span[],
): FoundMessage[] {
  const wrapping = wrappers.flatMap((matcher) => findMatches(matcher, text));
  const found = entries.flatMap((entry) =>
    entry.messages.flatMap(({ matcher, owners, origin }) =>
      findMatches(matcher, text).map(({ start, end }) => {
        const own = [...words(outside(text.plain, { start, end }, generic))];
        const mass = own.reduce((sum, word) => sum + (weights.get(word) ?? 1), 0);
        const weight = Math.max(weightAt(text, start), weightAt(text, end - 1));
        const isWrapper = wrapping.some((each) => overlap(each, { start, end }) >= WRAPPED * (end - start));
        const isProse = origin === 'reader' || ('pattern' in matcher && weight === LINE_WEIGHTS.text);
        return {
          entry,
          start,
          end,
          mass,
          weight,
          isWrapper,
          isProse,
          owners,
          isOwn: origin === 'literal' || origin === 'composed',
        };
      }),
    ),
  );
  return found.map((message) => ({ ...message, owners: Math.max(message.owners, ownersOf(message, found)) }));
}

/** The part of a span that no generic message covers. */
function outside(text: string, { start, end }: Span, generic: readonly Span[]): string {
  let left = '';
  let at = start;
  for (const each of generic) {
    if (each.end <= at || each.start >= end) continue;
    if (each.start > at) left += `${text.slice(at, each.start)} `;
    at = Math.max(at, each.end);
  }
  return at < end ? left + text.slice(at, end) : left;
}

function ownersOf({ start, end, entry }: FoundMessage, all: readonly FoundMessage[]): number {
  const owners = new Set([entry]);
  for (const other of all) {
    if (overlap({ start, end }, other) >= SAME * (end - start)) owners.add(other.entry);
  }
  return owners.size;
}

function overlap(a: Span, b: Span): number {
  return Math.min(a.end, b.end) - Math.max(a.start, b.start);
}
