import { keyLine } from '../diagnosis/key-line.ts';

export { keyLine };

const MOST = 120;

/**
 * What to search for: the words of the line that best describes what went wrong.
 * @param text a text from which everything private is gone
 */
export function searchWords(text: string): string {
  const words = keyLine(text)
    .replace(/<\w+>/g, ' ')
    .split(/[^\p{L}\d_.-]+/u)
    .filter((word) => /\p{L}{2}/u.test(word));
  let query = '';
  for (const word of words) {
    if (query.length + word.length >= MOST) break;
    query += query === '' ? word : ` ${word}`;
  }
  return query;
}
