import type { FacetName, SearchAnswer } from './answer.ts';

/**
 * What an answer is narrowed to. Language and version are always given: those of the page in view, unless the reader chose others.
 * Kind and availability narrow only when the reader chose one.
 */
export interface ChosenFacets extends Partial<Record<FacetName, string>> {
  locale: string;
  version: string;
}

export interface SearchOptions {
  facets: ChosenFacets;
  /** Number of pages that are shown, and that need excerpts. */
  limit: number;
  /** Aborted as soon as another question makes the answer useless. */
  signal: AbortSignal;
  /** Gets a partial answer, or one whose excerpts are still on their way. Providers whose answers come in one piece never call it. */
  onPreview?: (answer: SearchAnswer) => void;
}

/**
 * The reason that there is no answer.
 * - `unreachable`: offline, or files of the index are gone; trying again may help
 * - `rate-limited`: the service asks for fewer requests; trying again later helps
 * - `misconfigured`: the service rejects the site's key or index; only the site's operators can help
 */
export type SearchFailure = 'unreachable' | 'rate-limited' | 'misconfigured';

export type SearchOutcome = { answer: SearchAnswer } | { failure: SearchFailure };

/** What answers queries: the site's own index, or a hosted service. Dialog and page know nothing else of either. */
export interface SearchProvider {
  /** Loads what every answer needs, before the first key is pressed. Providers that load nothing leave it out. */
  prepare?(facets: ChosenFacets): void;
  /**
   * Answers a query.
   * @param query the reader's input, trimmed; never empty
   * @returns the answer or the reason that there is none; a failed query may be repeated
   * @throws the reason of the signal if the signal aborts before the answer is there; nothing else
   */
  search(query: string, options: SearchOptions): Promise<SearchOutcome>;
}
