import { partsOf } from './parts.ts';
import { stem } from './stem.ts';
import { STOP_WORDS } from './stop-words.ts';

// Characters that separate words, except those that connect the parts of an identifier.
const BREAK = /[\s()[\]{}<>"'`,;!?=|&^%$#~\\…–—“”‘’]+/u;
const SEGMENT = /[.:/@*]+/u;
// The usual form of tokens. Trimming the others costs more than everything else.
const ENDS_PLAINLY = /^[A-Za-z\d](?:.*[A-Za-z\d])?$/s;
const LONGEST_TERM = 48;
const MOST_PARTS = 8;

/** Text split where words and identifiers end, punctuation at their ends removed. */
export function tokensOf(text: string): string[] {
  return text
    .split(BREAK)
    .map((token) => (ENDS_PLAINLY.test(token) ? token : token.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')))
    .filter((token) => token !== '');
}

/**
 * The terms that find a token: the stems of its parts, and if it has several, all of them joined and each of its segments joined.
 * `profiling.null_count` is found by profiling, null, count, profilingnullcount, and nullcount.
 */
export function tokenTerms(token: string): string[] {
  const parts = partsOf(token);
  const [only = ''] = parts;
  if (parts.length <= 1) return keep([stem(only)]);
  const wholes = [token, ...token.split(SEGMENT)]
    .map(partsOf)
    .filter((words) => words.length > 1 && words.length <= MOST_PARTS)
    .map(joined);
  return keep([...new Set([...parts.map(stem), ...wholes])]);
}

function keep(terms: readonly string[]): string[] {
  return terms.filter((term) => term.length > 1 && term.length <= LONGEST_TERM && !STOP_WORDS.has(term));
}

/** Several words as the single term that represents them regardless of separators. */
export function joined(parts: readonly string[]): string {
  return stem(parts.join(''));
}

/** Terms of texts; tokens occur so often that each one is analyzed only once. */
export class TermReader {
  readonly #known = new Map<string, readonly string[]>();

  /** Each term of the text with the number of times it occurs. */
  read(text: string): Map<string, number> {
    const counts = new Map<string, number>();
    for (const token of tokensOf(text)) {
      const terms = this.#known.get(token) ?? tokenTerms(token);
      this.#known.set(token, terms);
      for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    return counts;
  }
}
