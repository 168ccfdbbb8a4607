import type { HeadPage } from '../format/head.ts';
import { prefixRange } from '../format/sorted.ts';
import { fieldWeights } from '../rank/weights.ts';
import { NAMES } from '../text/names.ts';
import { partsOf } from '../text/parts.ts';
import { stem } from '../text/stem.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { joined, TermReader } from '../text/terms.ts';
import { NameList } from './name-list.ts';
import type { Sections } from './sections.ts';
import { TitleReader } from './title-facts.ts';

/** Where a term stands outside of texts. */
export interface Entry {
  /** Titles that hold it, by number, and how much of each it is. */
  titles: number[];
  shares: number[];
  /** Weight by page. */
  pages: Map<number, number>;
  /** Pages that have it in their title. */
  titled: number[];
}

const pageFields = [
  ['keywords', fieldWeights.keyword],
  ['synonyms', fieldWeights.synonym],
  ['address', fieldWeights.address],
  ['trail', fieldWeights.trail],
] as const;

/** All terms of titles, keywords, synonyms, addresses and trails, which the head holds and which therefore are found at once. */
export class Dictionary {
  /** All terms, sorted. */
  readonly terms: readonly string[];
  /** The sections that share a title, by number of the title. */
  readonly titles: (readonly number[])[] = [];
  /** Number of words in the title of each page that say something. */
  readonly titleLengths: number[] = [];
  /** Titles by what they are without separators, and by the last segment of it. */
  readonly wholes = new NameList();
  readonly tails = new NameList();
  /** Titles that are a name by themselves, without an owner. */
  readonly plain = new NameList();
  /** Pages by their title. */
  readonly pageTitles = new NameList();
  /** Pages by keyword, synonym or last segment of the address. */
  readonly phrases = new NameList();
  readonly #entries = new Map<string, Entry>();
  /** Words of an identifier, by the identifier without separators. */
  readonly #wordsOf = new Map<string, readonly string[]>();
  /** A word as people write it, by its stem. */
  readonly #surfaces: Map<string, string>;
  readonly #learnt = new Set<string>();
  readonly #titleReader = new TitleReader();
  readonly #termReader = new TermReader();

  constructor(sections: Sections, vocabulary: readonly string[]) {
    this.#surfaces = new Map(vocabulary.map((word) => [stem(word), word]));
    const sameTitle = new Map<string, number[]>();
    for (const section of sections.titles.keys()) {
      const title = sections.name(section);
      const same = sameTitle.get(title);
      if (same) same.push(section);
      else if (title !== '') sameTitle.set(title, [section]);
    }
    for (const [title, numbers] of sameTitle) this.#addTitle(title, numbers);
    for (const [page, facts] of sections.pages.entries()) this.#addPage(page, facts);
    this.terms = [...this.#entries.keys()].sort();
  }

  entry(term: string): Entry | undefined {
    return this.#entries.get(term);
  }

  /** Terms that begin with a prefix, in order. */
  startingWith(prefix: string): readonly string[] {
    return this.terms.slice(...prefixRange(this.terms, prefix));
  }

  /** Words of titles, keywords and many texts, as people write them. */
  words(): Iterable<string> {
    return this.#surfaces.values();
  }

  /** A word of the site by its stem, as people write it. */
  surface(term: string): string | undefined {
    return this.#surfaces.get(term);
  }

  /** Whether readers know it as one word, so that `data set` means `dataset`. */
  isPlain(word: string): boolean {
    return NAMES.has(word) || (word.length > 4 && this.#surfaces.has(stem(word)));
  }

  /** The words of an identifier that was typed without separators. */
  wordsOf(joined: string): readonly string[] | undefined {
    return this.#surfaces.has(stem(joined)) ? undefined : this.#wordsOf.get(joined);
  }

  #entry(term: string): Entry {
    const known = this.#entries.get(term);
    if (known) return known;
    const entry = { titles: [], shares: [], pages: new Map(), titled: [] };
    this.#entries.set(term, entry);
    return entry;
  }

  #addTitle(title: string, numbers: readonly number[]): void {
    const number = this.titles.push(numbers) - 1;
    const { terms, shares, whole, tail } = this.#titleReader.read(title);
    terms.forEach((term, index) => {
      const entry = this.#entry(term);
      entry.titles.push(number);
      entry.shares.push(shares[index] ?? 0);
    });
    this.wholes.add(whole, number);
    if (tail === whole) this.plain.add(whole, number);
    else this.tails.add(tail, number);
    this.#learn(title);
  }

  #addPage(page: number, facts: HeadPage): void {
    const { terms, shares, whole } = this.#titleReader.read(facts.title);
    this.pageTitles.add(whole, page);
    terms.forEach((term, index) => {
      this.#strengthen(term, page, (shares[index] ?? 0) * fieldWeights.pageTitle);
      this.#entry(term).titled.push(page);
    });
    const meaningful = partsOf(facts.title).filter((part) => !STOP_WORDS.has(part));
    this.titleLengths.push(new Set(meaningful.map(stem)).size);
    const address = facts.href.replace(/\/$/, '').split('/').at(-1) ?? '';
    const texts = { ...facts, trail: facts.trail.join(' '), address };
    for (const [field, weight] of pageFields) {
      for (const term of this.#termReader.read(texts[field]).keys()) this.#strengthen(term, page, weight);
      if (field !== 'trail') for (const phrase of texts[field].split(',')) this.#addPhrase(phrase, page);
    }
    this.#learn(facts.title);
    this.#learn(facts.keywords);
  }

  /** What a page is called, beside its title. */
  #addPhrase(phrase: string, page: number): void {
    const parts = partsOf(phrase).filter((part) => !STOP_WORDS.has(part));
    this.phrases.add(parts.join(''), page);
    if (parts.length > 1) this.#strengthen(joined(parts), page, fieldWeights.phrase);
  }

  #strengthen(term: string, page: number, weight: number): void {
    const { pages } = this.#entry(term);
    pages.set(page, (pages.get(page) ?? 0) + weight);
  }

  /** Takes note of plain words, and of the words that identifiers are made of. */
  #learn(text: string): void {
    for (const token of text.split(/\s+/).flatMap((word) => [word, ...word.split('.')])) {
      if (this.#learnt.has(token)) continue;
      this.#learnt.add(token);
      const parts = partsOf(token);
      const [word = ''] = parts;
      if (parts.length > 1) this.#wordsOf.set(parts.join(''), parts);
      else if (/^[a-z]{4,}$/.test(word) && !this.#surfaces.has(stem(word))) this.#surfaces.set(stem(word), word);
    }
  }
}
