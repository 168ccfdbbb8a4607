import { partsOf } from '../text/parts.ts';
import { stem } from '../text/stem.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import type { FoundTerm } from './found-term.ts';

/** First letters that so many words share that they aren't significant. */
const MOST_TERMS = 400;

/** A query word, as used for phrases. */
export interface PhraseWord {
  terms: readonly FoundTerm[];
  importance: number;
}

/** What pages or sections are called in a few words: titles, keywords, synonyms. Finds the phrases that contain most of a query and little else. */
export class Phrases {
  readonly #targets: number[] = [];
  readonly #words: (readonly string[])[] = [];
  readonly #byTerm = new Map<string, number[]>();
  #lengths: Float32Array | undefined;
  readonly #share: number;

  /** @param share how much of all phrases will be added, from 0 to 1, because rarity is measured among all of them */
  constructor(share = 1) {
    this.#share = share;
  }

  /** @param target what the phrase is a name of */
  add(phrase: string, target: number): void {
    const words = [...new Set(partsOf(phrase).flatMap((part) => (STOP_WORDS.has(part) ? [] : [stem(part)])))];
    if (words.length === 0) return;
    const number = this.#targets.push(target) - 1;
    this.#lengths = undefined;
    this.#words.push(words);
    for (const word of words) {
      const numbers = this.#byTerm.get(word);
      if (numbers) numbers.push(number);
      else this.#byTerm.set(word, [number]);
    }
  }

  /**
   * How similar a query is to the phrases of each target, by target: 1 for the same words, and less for words that occur in only one of them. Targets
   * that share no word are left out.
   */
  similar(words: readonly PhraseWord[]): Map<number, number> {
    const lengths = this.#lengths ?? this.#weigh();
    const asked = new Float32Array(lengths.length);
    const said = new Float32Array(lengths.length);
    const touched: number[] = [];
    let total = 0;
    for (const { terms, importance } of words) {
      total += importance;
      for (const [phrase, { weight, worth }] of this.#holding(terms)) {
        if (asked[phrase] === 0) touched.push(phrase);
        asked[phrase] = (asked[phrase] ?? 0) + importance * weight;
        said[phrase] = (said[phrase] ?? 0) + worth;
      }
    }
    const similar = new Map<number, number>();
    for (const phrase of touched) {
      const share = Math.min(1, (said[phrase] ?? 0) / (lengths[phrase] ?? 1));
      const value = ((asked[phrase] ?? 0) / total) * share;
      const target = this.#targets[phrase] ?? 0;
      if (value > (similar.get(target) ?? 0)) similar.set(target, value);
    }
    return similar;
  }

  /** Phrases that contain any of a word's terms, each with the best of these terms. */
  #holding(terms: readonly FoundTerm[]): Map<number, { weight: number; worth: number }> {
    const best = new Map<number, { weight: number; worth: number }>();
    // The best first, so that each phrase is counted once, with its best term.
    for (const { term, weight } of terms.length > MOST_TERMS
      ? terms.slice(0, 1)
      : terms.toSorted((a, b) => b.weight - a.weight)) {
      const phrases = this.#byTerm.get(term);
      if (!phrases) continue;
      const found = { weight, worth: this.#weight(term) * weight };
      for (const phrase of phrases) if (!best.has(phrase)) best.set(phrase, found);
    }
    return best;
  }

  /** The rarer a word is among phrases, the more significant it is. */
  #weight(term: string): number {
    return Math.sqrt(Math.log(1 + this.#targets.length / this.#share / ((this.#byTerm.get(term)?.length ?? 0) + 0.5)));
  }

  #weigh(): Float32Array {
    const lengths = Float32Array.from(this.#words, (words) => words.reduce((sum, word) => sum + this.#weight(word), 0));
    this.#lengths = lengths;
    return lengths;
  }
}
