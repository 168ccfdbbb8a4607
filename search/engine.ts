import MiniSearch, { type Options } from 'minisearch';
import type { SearchRecord } from './record.ts';
import { tokenize } from './tokenize.ts';

type Stored = Pick<SearchRecord, 'href' | 'page' | 'section' | 'trail' | 'text' | 'weight' | 'kind'>;
export type SearchHit = Stored & { score: number; terms: string[] };

const options: Options<SearchRecord> = {
  idField: 'href',
  fields: ['page', 'section', 'keywords', 'text', 'code', 'synonyms'],
  storeFields: ['href', 'page', 'section', 'trail', 'text', 'weight', 'kind'],
  tokenize,
  processTerm: (term) => term,
};

/** The index over all records as JSON text. */
export function buildIndex(records: readonly SearchRecord[]): string {
  const index = new MiniSearch<SearchRecord>(options);
  index.addAll(records);
  return JSON.stringify(index);
}

// Release notes mention everything; they must not stand above the page about the thing.
const kindWeight: Readonly<Record<string, number>> = { 'release-notes': 0.3 };

/** A loaded index. */
export class SearchEngine {
  readonly #index: MiniSearch<SearchRecord>;

  /** @param json what buildIndex returned */
  constructor(json: string) {
    this.#index = MiniSearch.loadJSON(json, options);
  }

  /** The best sections first. All words must occur; if no section has them all, any of them counts. */
  search(query: string): SearchHit[] {
    const strict = this.#find(query, 'AND');
    return strict.length > 0 ? strict : this.#find(query, 'OR');
  }

  #find(query: string, combineWith: 'AND' | 'OR'): SearchHit[] {
    const results = this.#index.search(query, {
      combineWith,
      boost: { page: 4, section: 3, keywords: 2, code: 1.2, synonyms: 0.5 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 && combineWith === 'OR' ? 0.2 : false),
      boostDocument: (_id, _term, stored) => Number(stored?.weight ?? 1) * (kindWeight[String(stored?.kind)] ?? 1),
    });
    return results.map(({ href, page, section, trail, text, weight, kind, score, terms }) => {
      return { href, page, section, trail, text, weight, kind, score, terms } as SearchHit;
    });
  }
}
