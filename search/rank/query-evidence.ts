import type { Evidence } from './evidence.ts';

/** What was found for a query. */
export interface QueryEvidence {
  /** One for each word of the query. */
  words: readonly Evidence[];
  /** Neighboring words that were found as one. */
  runs: readonly (Evidence & { isWhole: boolean })[];
}
