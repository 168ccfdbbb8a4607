import { partsOf } from '../text/parts.ts';
import { stem } from '../text/stem.ts';

/** A title as ranking sees it. */
export interface TitleFacts {
  /** Terms that find it: its words, every two neighbors as one, the whole, and the tail. */
  terms: readonly string[];
  /** How much of the title each term is, from 0 to 1. */
  shares: readonly number[];
  /** The title, and the last segment of an identifier, as words without separators and without stemming. */
  whole: string;
  /** The same with a dot between the segments of an identifier. */
  dotted: string;
  tail: string;
}

/** Words that any title can have in addition to its own. They don't count toward its length. */
const PLAIN = new Set(['datahub', 'guide']);

// The owner in `DatasetProperties.createdActor` says less about the section than what it owns.
const OWNER = 0.5;

/** Analyzes titles. Thousands of titles share the same words, so each word is only analyzed once. */
export class TitleReader {
  readonly #parts = new Map<string, readonly string[]>();
  readonly #stems = new Map<string, string>();

  /** What ranking needs to know about the title of a page or section. */
  read(title: string): TitleFacts {
    const isIdentifier = !title.includes(' ');
    const segments = title.split(isIdentifier ? '.' : ' ').map((segment) => this.#partsOf(segment));
    const parts = segments.flat();
    const tail = isIdentifier ? (segments.at(-1) ?? []) : parts;
    const owners = parts.length - tail.length;
    const length = Math.max(1, tail.filter((part) => !PLAIN.has(part)).length);
    const whole = parts.join('');
    const tailWhole = owners === 0 ? whole : tail.join('');
    const terms: string[] = [];
    const shares: number[] = [];
    const add = (word: string, share: number) => {
      const term = this.#stem(word);
      if (terms.includes(term)) return;
      terms.push(term);
      shares.push(share);
    };
    if (parts.length > 1) add(whole, 1);
    if (tail.length > 1) add(tailWhole, 1);
    for (let at = parts.length - 1; at >= 0; at -= 1) {
      const part = parts[at] ?? '';
      add(part, at < owners ? OWNER * (0.5 + 0.5 / parts.length) : 0.5 + 0.5 / length);
      if (at + 1 < parts.length) add(`${part}${parts[at + 1]}`, 2 / parts.length);
    }
    const dotted = isIdentifier ? segments.map((segment) => segment.join('')).join('.') : whole;
    return { terms, shares, whole, dotted, tail: tailWhole };
  }

  #partsOf(segment: string): readonly string[] {
    const known = this.#parts.get(segment) ?? partsOf(segment);
    this.#parts.set(segment, known);
    return known;
  }

  #stem(word: string): string {
    const known = this.#stems.get(word) ?? stem(word);
    this.#stems.set(word, known);
    return known;
  }
}
