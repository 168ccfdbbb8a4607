import type { HeadPage } from '../format/head.ts';
import { prefixRange } from '../format/sorted.ts';
import { fieldWeights } from '../rank/weights.ts';
import { partsOf } from '../text/parts.ts';
import { stem } from '../text/stem.ts';
import { STOP_WORDS } from '../text/stop-words.ts';
import { joined, TermReader } from '../text/terms.ts';
import { isConstant } from './constants.ts';
import { NameList } from './name-list.ts';
import type { Part } from './names-about.ts';
import { Phrases } from './phrases.ts';
import type { Sections } from './sections.ts';
import { SiteWords } from './site-words.ts';
import { TitleReader } from './title-facts.ts';

/** Where a term occurs, other than in texts. */
export interface Entry {
  /** The titles that contain it, by number, and how much of each title it makes up. */
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

/**
 * All terms of titles, keywords, synonyms, addresses, and trails. They come with the two files that every search loads, so
 * finding them loads nothing.
 */
export class Dictionary {
  /** Words and names as people write them. */
  readonly words = new SiteWords();
  /** The sections that share a title, by number of the title. */
  readonly titles: (readonly number[])[] = [];
  /** Number of words in the title of each page that say something; 0 for pages that aren't part of the dictionary. */
  readonly titleLengths: number[] = [];
  /** Titles by what they are without separators, and by the last segment of it. */
  readonly wholes = new NameList();
  readonly tails = new NameList();
  /** Titles with the dots of their identifier: `Chart.type` isn't `ChartType`. */
  readonly dotted = new NameList();
  /** Titles that are a name by themselves, without an owner. */
  readonly plain = new NameList();
  /** Titles that are written like environment variables. */
  readonly constants = new NameList();
  /** Pages by their title. */
  readonly pageTitles = new NameList();
  /** Pages by keyword, synonym, or last segment of the address. */
  readonly phrases = new NameList();
  /** What pages are called, and what sections are, by number of the title. */
  readonly pagePhrases: Phrases;
  readonly titlePhrases: Phrases;
  readonly #entries = new Map<string, Entry>();
  #terms: readonly string[] = [];
  /** What the documentation calls something, by what readers call it. */
  readonly #subjects = new Map<string, Set<string>>();
  readonly #titleReader = new TitleReader();
  readonly #termReader = new TermReader();

  /**
   * @param sections those whose titles the start of an index contains; the titles of the others are empty
   * @param part what to be limited to; otherwise everything
   */
  constructor(sections: Sections, part?: Part) {
    this.pagePhrases = new Phrases(part?.shareOfPages);
    this.titlePhrases = new Phrases(part?.shareOfSections);
    this.words.learnNames(this.#addTitles(sections, part?.sections ?? sections.titles.keys()));
    for (const [page, facts] of sections.pages.entries()) {
      if (part && !part.pages.has(page)) this.titleLengths.push(0);
      else this.#addPage(page, facts);
    }
    this.words.learnPages(part ? sections.pages.filter((_, page) => part.pages.has(page)) : sections.pages);
    this.#terms = [...this.#entries.keys()].sort();
  }

  /** All terms, sorted. */
  get terms(): readonly string[] {
    return this.#terms;
  }

  /**
   * Adds what the rest of the index contains.
   * @param sections all sections
   * @param late numbers of the sections whose titles are new
   * @param vocabulary words of texts that titles and keywords don't contain in that form
   */
  extend(sections: Sections, late: Iterable<number>, vocabulary: readonly string[]): void {
    this.words.learnNames(this.#addTitles(sections, late));
    this.words.learnVocabulary(vocabulary);
    this.#terms = [...this.#entries.keys()].sort();
  }

  /** @returns the names of the sections, each once */
  #addTitles(sections: Sections, numbers: Iterable<number>): Iterable<string> {
    const sameTitle = new Map<string, number[]>();
    for (const section of numbers) {
      const title = sections.name(section);
      const same = sameTitle.get(title);
      if (same) same.push(section);
      else if (title !== '') sameTitle.set(title, [section]);
    }
    for (const [title, same] of sameTitle) this.#addTitle(title, same, sections.keywords[same[0] ?? 0] ?? '');
    return sameTitle.keys();
  }

  entry(term: string): Entry | undefined {
    return this.#entries.get(term);
  }

  /** Terms that begin with a prefix, in order. */
  startingWith(prefix: string): readonly string[] {
    return this.terms.slice(...prefixRange(this.terms, prefix));
  }

  /** Terms of what the documentation calls something, by the term of what readers call it. */
  subjects(term: string): Iterable<string> {
    return this.#subjects.get(term) ?? [];
  }

  #entry(term: string): Entry {
    const known = this.#entries.get(term);
    if (known) return known;
    const entry = { titles: [], shares: [], pages: new Map(), titled: [] };
    this.#entries.set(term, entry);
    return entry;
  }

  #addTitle(title: string, numbers: readonly number[], keywords: string): void {
    const number = this.titles.push(numbers) - 1;
    const { terms, shares, whole, dotted, tail } = this.#titleReader.read(title);
    terms.forEach((term, index) => {
      const entry = this.#entry(term);
      entry.titles.push(number);
      entry.shares.push(shares[index] ?? 0);
    });
    this.wholes.add(whole, number);
    if (tail === whole) this.plain.add(whole, number);
    else this.tails.add(tail, number);
    if (dotted !== whole) this.dotted.add(dotted, number);
    if (isConstant(title)) this.constants.add(whole, number);
    if (title.includes(' ') || tail === whole) this.titlePhrases.add(title, number);
    for (const keyword of keywords.split(',')) this.titlePhrases.add(keyword, number);
  }

  #addPage(page: number, facts: HeadPage): void {
    const { terms, shares, whole } = this.#titleReader.read(facts.title);
    this.pageTitles.add(whole, page);
    this.pagePhrases.add(facts.title, page);
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
    this.#addSubject(facts.synonyms);
  }

  /** What a page is called, beside its title. */
  #addPhrase(phrase: string, page: number): void {
    const parts = partsOf(phrase).filter((part) => !STOP_WORDS.has(part));
    this.phrases.add(parts.join(''), page);
    this.pagePhrases.add(phrase, page);
    if (parts.length > 1) this.#strengthen(joined(parts), page, fieldWeights.phrase);
  }

  /** The first of the names of a subject is that of the documentation. */
  #addSubject(synonyms: string): void {
    const [own = '', ...others] = synonyms.split(',').map((name) => joined(partsOf(name)));
    for (const other of others) {
      const subjects = this.#subjects.get(other) ?? new Set();
      this.#subjects.set(other, subjects.add(own));
    }
  }

  #strengthen(term: string, page: number, weight: number): void {
    const { pages } = this.#entry(term);
    pages.set(page, (pages.get(page) ?? 0) + weight);
  }
}
