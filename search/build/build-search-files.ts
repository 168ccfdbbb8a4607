import { encodeAnchor } from '../format/anchors.ts';
import type { Head, HeadPage } from '../format/head.ts';
import type { Postings } from '../format/postings.ts';
import { encodeShard } from '../format/shard.ts';
import type { SearchRecord } from '../record.ts';
import { tokensOf } from '../text/terms.ts';
import { chunks } from './chunks.ts';
import { ContentIndex } from './content-index.ts';
import { Vocabulary } from './vocabulary.ts';

// Measured in docs/decisions/0013-search.md: smaller files compress worse, larger ones load more than a query needs.
const SHARD_CHARACTERS = 4_000;
const TEXT_CHARACTERS = 3_500;

/** Sections of known errors. */
const KNOWN_ERROR = /#error-/;

/** The files of an index: the head, and what it names. */
export interface SearchFiles {
  head: string;
  /** Text by file name; names hold a hash of the text, so they can be kept for ever. */
  parts: ReadonlyMap<string, string>;
}

/** Builds the index of one locale and version. Records can be given as they come, so that no more of them than that is held in memory. */
export class SearchFilesBuilder {
  readonly #store: (kind: string, text: string) => string;
  readonly #pages: HeadPage[] = [];
  readonly #sections: string[] = [];
  readonly #texts: [number, string][] = [];
  /** Excerpts of the sections that have no file yet, and the number of their characters. */
  #excerpts: string[] = [];
  #characters = 0;
  readonly #index = new ContentIndex();
  readonly #vocabulary = new Vocabulary();

  /** @param store keeps a part of the index, and says the name that it is asked for by */
  constructor(store: (kind: string, text: string) => string) {
    this.#store = store;
  }

  /** @param records sections in the order of their pages, each page beginning with the section that has no title */
  add(records: Iterable<SearchRecord>): void {
    for (const record of records) this.#addRecord(record);
  }

  /** @returns the head */
  finish(): string {
    this.#storeExcerpts();
    const cost = ([term, { sections }]: [string, Postings]) => term.length + 2 + sections.length * 1.5;
    const shards = chunks(this.#index.postings(), cost, SHARD_CHARACTERS);
    const head: Head = {
      pages: this.#pages,
      sections: this.#sections.join('\n'),
      vocabulary: this.#vocabulary.words().join(' '),
      shards: shards.map((run) => [run[0]?.[0] ?? '', this.#store('terms', encodeShard(run))]),
      texts: this.#texts,
    };
    return JSON.stringify(head);
  }

  #addRecord(record: SearchRecord): void {
    const { page: title, section: _, text: __, code: ___, ...facts } = record;
    const isPage = !record.href.includes('#');
    if (isPage) this.#pages.push({ ...facts, title, firstSection: this.#sections.length });
    const excerpt = record.text.replace(/\s+/g, ' ').trim();
    this.#excerpts.push(excerpt);
    this.#characters += excerpt.length;
    this.#sections.push(sectionLine(record));
    if (this.#characters >= TEXT_CHARACTERS) this.#storeExcerpts();

    const text = tokensOf(record.text);
    const code = tokensOf(record.code);
    this.#vocabulary.add(this.#pages.length, { text, code });
    // Keywords of a page are found in the head.
    const withKeywords = isPage ? text : [...text, ...tokensOf(record.keywords)];
    this.#index.add({ text: withKeywords, code, isMessage: KNOWN_ERROR.test(record.href) });
  }

  #storeExcerpts(): void {
    if (this.#excerpts.length === 0) return;
    const first = this.#sections.length - this.#excerpts.length;
    this.#texts.push([first, this.#store('text', this.#excerpts.join('\n'))]);
    this.#excerpts = [];
    this.#characters = 0;
  }
}

/**
 * Builds the index over all records of one locale and version.
 * @param records sections in the order of their pages, each page beginning with the section that has no title
 * @param hash a short name for a text, the same for the same text
 */
export function buildSearchFiles(records: readonly SearchRecord[], hash: (text: string) => string): SearchFiles {
  const parts = new Map<string, string>();
  const builder = new SearchFilesBuilder((kind, text) => {
    const file = partName(kind, hash(text));
    parts.set(file, text);
    return file;
  });
  builder.add(records);
  return { head: builder.finish(), parts };
}

/** Name of a part of the index by the hash of its text. */
export function partName(kind: string, hash: string): string {
  return `${kind}-${hash}.txt`;
}

/** One line, since lines separate sections. */
function sectionLine({ href, section, keywords }: SearchRecord): string {
  const anchor = href.split('#')[1] ?? '';
  if (anchor === '') return '';
  const title = section.replace(/\s+/g, ' ');
  return [title, encodeAnchor(title, anchor), ...(keywords === '' ? [] : [keywords])].join('\t');
}
