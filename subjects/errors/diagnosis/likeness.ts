import { type ErrorIndex, type IndexedError, type PassageKind, passageKinds } from './error-index.ts';
import type { PastedText } from './pasted-text.ts';

// The weights are those with the most right answers to reports that the entries weren't tuned for (docs/decisions/0055-error-ranking.md).

/** The weight if the text contains the entire title. */
const TITLE = 6;
/** Words of a title or passage from which the share that the text contains counts in full. Two words of a short title are often chance. */
const ENOUGH_WORDS = 3;

const WORDS = 6.5;
/** The weight if the entry contains every word of the text. */
const ANSWERED = 5;
/** The weight of a word that no entry contains. */
const UNKNOWN = 0.5;

/** The weight if the text contains an entire passage, by kind. A long entry has many words, but only one of its passages describes a problem. */
const PASSAGE: Readonly<Record<PassageKind, number>> = { keyword: 3, symptom: 2.4, message: 1.8, cause: 0.9 };
/** The weight of the best passages of other kinds in addition to the best of all. */
const FURTHER_PASSAGE = 0.2;
/** Least significance by which the common words of a passage are divided, so that a passage of two frequent words counts little. */
const LEAST_PASSAGE = 1.2;
/** Gives half of a passage less than half of the weight. */
const STEEPNESS = 1.5;
/** What an entry must share with a text for its passages to be compared. */
const LEAST_SHARED = 0.5;

/**
 * How much an entry and a text have in common: how much of the title and of the best passage the text contains, and how much of the text
 * the entry contains.
 * @returns for an entry of the index, a number from 0 to about 25
 */
export function likenessTo(text: PastedText, { weights }: ErrorIndex): (entry: IndexedError) => number {
  const values = new Map<string, number>();
  for (const [word, weight] of text.words) {
    const significance = weights.get(word);
    if (significance !== undefined) values.set(word, significance * Math.min(1, weight));
  }
  const unknown = text.words.size - values.size;
  const total = [...values.values()].reduce((sum, value) => sum + value, 0);
  const whole = Math.sqrt(total + unknown * 0.2) || 1;

  /** How many of the words the text contains, and how much of their significance. */
  const findIn = (wanted: ReadonlySet<string>): { count: number; found: number; all: number } => {
    let found = 0;
    let all = 0;
    let count = 0;
    for (const word of wanted) {
      all += weights.get(word) ?? 0;
      const value = values.get(word);
      if (value === undefined) continue;
      found += value;
      count += 1;
    }
    return { count, found, all };
  };
  /** How much of a title the text contains, from 0 to 1. A single word is a coincidence. */
  const ofTitle = (title: ReadonlySet<string>): number => {
    const { count, found, all } = findIn(title);
    if (count < 2) return 0;
    return (found / (all || 1)) * (count === title.size ? 1 : Math.min(1, count / ENOUGH_WORDS));
  };
  const ofPassage = (passage: ReadonlySet<string>): number => {
    const { count, found, all } = findIn(passage);
    if (count < 2) return 0;
    return (found / Math.max(all, LEAST_PASSAGE)) ** STEEPNESS * Math.min(1, count / ENOUGH_WORDS);
  };

  return ({ title, words, passages }) => {
    let shared = 0;
    for (const [word, value] of values) shared += value * (words.get(word) ?? 0);
    const answered = total === 0 ? 0 : shared / (total + unknown * UNKNOWN);
    const ofWords = TITLE * ofTitle(title) + (WORDS * shared) / whole + ANSWERED * answered;
    if (shared <= LEAST_SHARED) return ofWords;
    const ofPassages = passageKinds.map((kind) =>
      passages[kind].reduce((best, each) => Math.max(best, PASSAGE[kind] * ofPassage(each)), 0),
    );
    const best = Math.max(...ofPassages);
    const others = ofPassages.reduce((sum, each) => sum + each, 0) - best;
    return ofWords + best + FURTHER_PASSAGE * others;
  };
}
