import { IMPACTS, type Postings, placeOf } from '../format/postings.ts';
import { partsOf } from '../text/parts.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { joined, tokenTerms } from '../text/terms.ts';

/** Sections shorter than this, in words, are not preferred to one of this length. */
const SHORT = 60;
/** Of a section of usual length, so many occurrences make half of the greatest impact. */
const HALF = 1.2;
/** How far length counts, from 0 to 1. */
const LENGTH = 0.6;

/** A term with its postings, and how often it was found in the section that is being read. */
interface Entry {
  term: string;
  postings: Postings;
  section: number;
  timesInText: number;
  timesInCode: number;
}

/** What a section is indexed from. */
export interface SectionTokens {
  text: readonly string[];
  code: readonly string[];
  /** Whether the code is the message of a known error. */
  isMessage: boolean;
}

/** Collects, section by section, where terms occur in text or code. */
export class ContentIndex {
  readonly #entries = new Map<string, Entry>();
  // Tokens come back so often that each is analysed once.
  readonly #known = new Map<string, readonly Entry[]>();
  /** Terms of the section that is being read. */
  #found: Entry[] = [];
  #section = -1;

  /** Reads the next section. */
  add({ text, code, isMessage }: SectionTokens): void {
    this.#section += 1;
    this.#found = [];
    let length = 0;
    for (const token of text) {
      for (const entry of this.#entriesOf(token)) {
        this.#find(entry).timesInText += 1;
        length += 1;
      }
    }
    for (const token of code) {
      for (const entry of this.#entriesOf(token)) {
        this.#find(entry).timesInCode += 1;
        length += 0.5;
      }
    }
    if (isMessage) {
      for (const term of neighbours(code)) {
        const entry = this.#find(this.#entry(term));
        length += (1 - entry.timesInCode) / 2;
        entry.timesInCode = 1;
      }
    }
    for (const { postings, timesInText, timesInCode } of this.#found) {
      postings.sections.push(this.#section);
      postings.places.push(placeOf(impact(timesInText + timesInCode, length), timesInCode > 0));
    }
  }

  /** Postings of all terms, in the order of the terms. */
  postings(): [string, Postings][] {
    return [...this.#entries.values()]
      .sort((a, b) => (a.term < b.term ? -1 : 1))
      .map(({ term, postings }) => [term, postings]);
  }

  #entriesOf(token: string): readonly Entry[] {
    const known = this.#known.get(token);
    if (known) return known;
    const entries = tokenTerms(token).map((term) => this.#entry(term));
    this.#known.set(token, entries);
    return entries;
  }

  #entry(term: string): Entry {
    const known = this.#entries.get(term);
    if (known) return known;
    const entry = { term, postings: { sections: [], places: [] }, section: -1, timesInText: 0, timesInCode: 0 };
    this.#entries.set(term, entry);
    return entry;
  }

  #find(entry: Entry): Entry {
    if (entry.section !== this.#section) {
      entry.section = this.#section;
      entry.timesInText = 0;
      entry.timesInCode = 0;
      this.#found.push(entry);
    }
    return entry;
  }
}

function impact(times: number, length: number): number {
  const half = HALF * (1 - LENGTH + (LENGTH * Math.max(SHORT, length)) / SHORT);
  return Math.min(IMPACTS - 1, Math.floor((IMPACTS * 1.5 * times) / (times + half)));
}

/** Every two words of a message as one, since readers paste them: their words alone are found everywhere. */
function neighbours(tokens: readonly string[]): Set<string> {
  const words = tokens.flatMap(partsOf).filter((word) => !STOP_WORDS.has(word));
  return new Set(words.slice(1).map((word, before) => joined([words[before] ?? '', word])));
}
