import { encodeAnchor } from '../format/anchors.ts';
import { encodeRest, encodeStart, type HeadPage } from '../format/head.ts';
import type { Postings } from '../format/postings.ts';
import { encodeShard } from '../format/shard.ts';
import { beginningOf } from '../format/sorted.ts';
import { Sections } from '../query/sections.ts';
import { SiteWords } from '../query/site-words.ts';
import type { SearchRecord } from '../record.ts';
import { stem } from '../text/stem.ts';
import { tokensOf } from '../text/terms.ts';
import { chunks } from './chunks.ts';
import { ContentIndex } from './content-index.ts';
import { hotBeginnings } from './hot-terms.ts';
import { namingStore, type Store } from './store.ts';
import { TextFiles } from './text-files.ts';
import { Vocabulary } from './vocabulary.ts';

// Measured in docs/decisions/0037-first-search-answer.md: smaller files cost a query more requests, and larger ones more bytes.
const SHARD_CHARACTERS = 6_000;
/** Postings that come with the rest of the index, so that common words need no shard. */
const HOT_CHARACTERS = 22_000;

/** Sections of known errors. */
const KNOWN_ERROR = /#error-/;

/** The files of an index: its start, and all others, which the start and the rest name. */
export interface SearchFiles {
  start: string;
  /** Text by filename. Names contain a hash of the text, so files can be cached forever. */
  parts: ReadonlyMap<string, string>;
}

/**
 * Builds the index of one locale and version. You can pass records one after another, so that they don't all have to be in
 * memory.
 */
export class SearchFilesBuilder {
  readonly #store: Store;
  readonly #pages: HeadPage[] = [];
  readonly #titles: string[] = [];
  readonly #anchors: string[] = [];
  readonly #keywords: string[] = [];
  readonly #texts: TextFiles;
  readonly #index = new ContentIndex();
  readonly #vocabulary = new Vocabulary();

  constructor(store: Store) {
    this.#store = store;
    this.#texts = new TextFiles(store);
  }

  /** @param records sections in the order of their pages, each page beginning with the section that has no title */
  add(records: Iterable<SearchRecord>): void {
    for (const record of records) this.#addRecord(record);
  }

  /** @returns the start */
  finish(): string {
    const names = { pages: this.#pages, titles: this.#titles, anchors: this.#anchors, keywords: this.#keywords };
    const sections = new Sections(names);
    // Rows of references are more than half of all sections, and no query of plain words is about one.
    const late = [...this.#titles.keys()].filter((section) => sections.isIdentifier(section));
    const ofLate = (column: readonly string[]) => late.map((section) => column[section] ?? '');
    const postings = this.#index.postings();
    const hot = hotBeginnings(this.#pages, postings, characters, HOT_CHARACTERS);
    const isHot = ([term]: [string, Postings]) => beginningOf(term, hot) !== undefined;
    const shards = chunks(
      postings.filter((entry) => !isHot(entry)),
      characters,
      SHARD_CHARACTERS,
    );
    const rest = encodeRest({
      sections: { titles: ofLate(this.#titles), anchors: ofLate(this.#anchors), keywords: ofLate(this.#keywords) },
      vocabulary: withoutNames(this.#vocabulary.words(), sections, late),
      hot,
      hotTerms: encodeShard(postings.filter(isHot)),
      shards: shards.map((run, index) => [
        shortestBetween(shards[index - 1]?.at(-1)?.[0] ?? '', run[0]?.[0] ?? ''),
        this.#store('terms', [encodeShard(run)]),
      ]),
      texts: this.#texts.finish(),
    });
    return encodeStart({ ...names, late, rest: this.#store('rest', [rest]) });
  }

  #addRecord(record: SearchRecord): void {
    const { page: title, section, text: _, code: __, ...facts } = record;
    const anchor = record.href.split('#')[1] ?? '';
    const isPage = anchor === '';
    if (isPage) this.#pages.push({ ...facts, title, firstSection: this.#titles.length });
    this.#texts.add(record.text, isPage);
    const sectionTitle = isPage ? '' : section.replace(/\s+/g, ' ');
    this.#titles.push(sectionTitle);
    this.#anchors.push(isPage ? '' : encodeAnchor(sectionTitle, anchor));
    this.#keywords.push(isPage ? '' : record.keywords);

    const text = tokensOf(record.text);
    const code = tokensOf(record.code);
    this.#vocabulary.add(this.#pages.length, { text, code });
    // Keywords of a page are in the start.
    const withKeywords = isPage ? text : [...text, ...tokensOf(record.keywords)];
    this.#index.add({ text: withKeywords, code, isMessage: KNOWN_ERROR.test(record.href) });
  }
}

/**
 * Builds the index over all records of one locale and version.
 * @param records sections in the order of their pages, each page beginning with the section that has no title
 * @param hash a short name for a text, the same for the same text, and of one length for all
 */
export function buildSearchFiles(records: readonly SearchRecord[], hash: (text: string) => string): SearchFiles {
  const parts = new Map<string, string>();
  const builder = new SearchFilesBuilder(namingStore(hash, (name, text) => parts.set(name, text)));
  builder.add(records);
  return { start: builder.finish(), parts };
}

/** The characters that a term takes in a shard with its postings, about. */
function characters([term, { sections }]: [string, Postings]): number {
  return term.length + 2 + sections.length * 1.5;
}

/** Words that titles and keywords don't contain in that form. The others are learned from those, in the order in which the engine gets them. */
function withoutNames(words: readonly string[], sections: Sections, late: readonly number[]): string[] {
  const known = new SiteWords();
  const isLate = new Set(late);
  known.learnNames(sections.titles.flatMap((_, section) => (isLate.has(section) ? [] : sections.name(section))));
  known.learnPages(sections.pages);
  known.learnNames(late.map((section) => sections.name(section)));
  return words.filter((word) => known.surface(stem(word)) !== word);
}

/** The shortest text that sorts after one term and not after the next. */
function shortestBetween(before: string, next: string): string {
  let length = 0;
  while (next.slice(0, length) <= before && length < next.length) length += 1;
  return next.slice(0, length);
}
