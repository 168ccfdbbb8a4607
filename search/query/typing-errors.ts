import { editDistance } from '#model/edit-distance.ts';

/** How many typos a word of this length can contain and still be recognized. */
export function forgiven(length: number): number {
  if (length < 4) return 0;
  return length < 8 ? 1 : 2;
}

/**
 * The words that could be meant, the likeliest first: those with the fewest errors, then those with the same first letter, then the more frequent
 * ones.
 * @param frequency how often a word occurs
 */
export function likelyWords(
  typed: string,
  words: Iterable<string>,
  frequency: (word: string) => number,
  count: number,
): string[] {
  const most = forgiven(typed.length);
  if (most === 0) return [];
  const found: { word: string; errors: number; frequency: number }[] = [];
  for (const word of words) {
    if (Math.abs(word.length - typed.length) > most) continue;
    const errors = editDistance(typed, word, most);
    if (errors <= most)
      found.push({ word, errors: errors + (word[0] === typed[0] ? 0 : 0.5), frequency: frequency(word) });
  }
  found.sort((a, b) => a.errors - b.errors || b.frequency - a.frequency || (a.word < b.word ? -1 : 1));
  return [...new Set(found.map(({ word }) => word))].slice(0, count);
}
