import type { ErrorFacts } from '#model/error-facts.ts';
import type { RichText } from '#model/rich-text.ts';
import { words } from './words.ts';

export interface RankedError {
  error: ErrorFacts;
  score: number;
  /** What in the text is a message of the entry; empty when only words are alike. */
  messages: readonly string[];
}

/** The known errors, prepared for many rankings. */
export interface ErrorIndex {
  entries: readonly IndexedError[];
  /** How telling a word is: the fewer entries have it, the more. */
  weights: ReadonlyMap<string, number>;
}

interface IndexedError {
  error: ErrorFacts;
  title: ReadonlySet<string>;
  /** Weight of every word by the place where it stands. */
  words: ReadonlyMap<string, number>;
}

// How much the places of an entry count; a word counts where it counts most.
const places: readonly [weight: number, text: (error: ErrorFacts) => string][] = [
  [1, titleOf],
  [0.8, ({ keywords }) => keywords.join(' ')],
  [0.8, ({ symptom }) => plainWords([symptom])],
  [0.5, ({ messages }) => messages.map((message) => ('text' in message ? message.text : message.pattern)).join(' ')],
  [0.3, ({ causes }) => plainWords(causes.map(({ cause }) => cause))],
  [0.1, ({ causes }) => plainWords(causes.flatMap(({ check, fix }) => [check, fix]))],
];

// Found by trying, against the reports beside this file. How much of a title is in the text says more than how much of the text is in
// the entry, since texts are long and say much besides. A message is worth more than likeness, but not more than a whole title.
const MESSAGE = 10;
const PER_CHARACTER = 0.1;
const LONGEST = 40;
const FURTHER_MESSAGE = 0.2;
const TITLE = 20;
const WORDS = 3;

// What likeness must reach without a message: less is chance.
const LEAST_LIKENESS = 9;

/** Prepares known errors for ranking. */
export function indexErrors(errors: readonly ErrorFacts[]): ErrorIndex {
  const entries = errors.map((error) => ({ error, title: words(titleOf(error)), words: placedWords(error) }));
  const counts = new Map<string, number>();
  for (const entry of entries) for (const word of entry.words.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weights = new Map([...counts].map(([word, count]) => [word, Math.log(1 + entries.length / count)]));
  return { entries, weights };
}

/**
 * The known errors that a text may be about, best first; none when nothing is like it.
 * @param text what a reader pasted
 */
export function rankErrors(text: string, { entries, weights }: ErrorIndex): RankedError[] {
  const given = words(text);
  const sum = (list: Iterable<string>) => [...list].reduce((total, word) => total + (weights.get(word) ?? 0), 0);
  const known = [...given].filter((word) => weights.has(word));
  const whole = Math.sqrt(sum(known) + given.size - known.length) || 1;
  const oneLine = flat(text);
  return entries
    .map((entry) => {
      const messages = foundMessages(entry.error, text, oneLine);
      const shared = known.reduce((total, word) => total + (weights.get(word) ?? 0) * (entry.words.get(word) ?? 0), 0);
      const ofTitle = [...entry.title].filter((word) => given.has(word));
      // One word alone is chance.
      const named = ofTitle.length > 1 ? sum(ofTitle) / sum(entry.title) : 0;
      const score = messageScore(messages) + TITLE * named + (WORDS * shared) / whole;
      return { error: entry.error, messages, score };
    })
    .filter(({ messages, score }) => messages.length > 0 || score >= LEAST_LIKENESS)
    .sort((a, b) => b.score - a.score);
}

function placedWords(error: ErrorFacts): Map<string, number> {
  const placed = new Map<string, number>();
  for (const [weight, text] of places) {
    for (const word of words(text(error))) placed.set(word, Math.max(weight, placed.get(word) ?? 0));
  }
  return placed;
}

function titleOf({ title, id }: ErrorFacts): string {
  return `${title} ${id}`;
}

function foundMessages({ messages }: ErrorFacts, text: string, oneLine: string): string[] {
  return messages.flatMap((message) => {
    if ('text' in message) return oneLine.includes(flat(message.text)) ? message.text : [];
    return new RegExp(message.pattern, 'i').exec(text)?.[0] ?? [];
  });
}

/** Line breaks fall anywhere in what people paste, and case is lost on the way. */
function flat(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}

function messageScore(messages: readonly string[]): number {
  return messages
    .map((message) => MESSAGE + PER_CHARACTER * Math.min(message.length, LONGEST))
    .sort((a, b) => b - a)
    .reduce((total, score, index) => total + (index === 0 ? score : score * FURTHER_MESSAGE), 0);
}

function plainWords(texts: readonly RichText[]): string {
  return texts
    .flat()
    .map((part) => (typeof part === 'string' ? part : Object.values(part).join(' ')))
    .join('');
}
