import { seededRandom } from './random.ts';

// Shorter words have too many neighbors to be guessed.
const WORD = /[A-Za-z]{5,}/g;
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/**
 * The query with one typing error in one of its longer words, the same error each time: a letter that is left out, typed twice,
 * swapped with the next, or replaced by its neighbor on the keyboard. The first letter of a word is kept.
 * @returns undefined when no word has five letters
 */
export function withTypingError(query: string): string | undefined {
  const words = [...query.matchAll(WORD)];
  const random = seededRandom(query);
  const pick = (count: number) => Math.floor(random() * count);
  const word = words[pick(words.length)];
  if (!word) return undefined;
  const at = word.index + 1 + pick(word[0].length - 1);
  const letter = query.charAt(at);
  const before = query.slice(0, at);
  const after = query.slice(at + 1);
  const swapped = at + 1 < word.index + word[0].length && after.charAt(0) !== letter;
  switch (pick(4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + letter + after;
    case 2:
      return swapped ? before + after.charAt(0) + letter + after.slice(1) : before + after;
    default:
      return before + neighbourKey(letter) + after;
  }
}

function neighbourKey(letter: string): string {
  const row = KEYS.find((keys) => keys.includes(letter.toLowerCase())) ?? '';
  const at = row.indexOf(letter.toLowerCase());
  const neighbour = row.charAt(at + 1) || row.charAt(at - 1);
  return letter === letter.toLowerCase() ? neighbour : neighbour.toUpperCase();
}

const IDENTIFIER = /[A-Za-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)+|[a-z]+(?:[A-Z][a-z0-9]+)+/g;
const HUMP = /(?<=[a-z0-9])(?=[A-Z])/;

// URNs are pasted rather than typed.
const URN = /\burn:/i;

/**
 * The query with the parts of its identifiers joined in other ways: with `-`, `_`, a space, and nothing; `schemaField` has the
 * parts `schema` and `Field`. The query itself is not among them.
 * @returns empty for a query without an identifier, or with a URN
 */
export function separatorVariants(query: string): string[] {
  if (URN.test(query)) return [];
  const variants = ['-', '_', ' ', ''].map((separator) =>
    query.replace(IDENTIFIER, (name) => name.split(/[-_]/.test(name) ? /[-_]/ : HUMP).join(separator)),
  );
  return [...new Set(variants)].filter((variant) => variant !== query);
}

/** The query in lowercase and in uppercase, as far as they differ from it; none for a URN, where case counts. */
export function caseVariants(query: string): string[] {
  if (URN.test(query)) return [];
  return [query.toLowerCase(), query.toUpperCase()].filter((variant) => variant !== query);
}

/** The field's text while the query is typed, from the second character on. */
export function growingPrefixes(query: string): string[] {
  return Array.from({ length: Math.max(0, query.length - 1) }, (_, index) => query.slice(0, index + 2));
}
