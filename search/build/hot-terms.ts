import type { HeadPage } from '../format/head.ts';
import type { Postings } from '../format/postings.ts';
import { prefixRange } from '../format/sorted.ts';
import { partsOf } from '../text/parts.ts';
import { stem } from '../text/stem.ts';
import { STOP_WORDS } from '../text/stop-words.ts';

/** Shorter beginnings match too many terms. */
const SHORTEST = 3;

/**
 * Chooses the beginnings of terms that most queries need. Titles, keywords, and synonyms of pages are what readers type, so each of them counts as one
 * query. The words that most of them contain for the space they take come first.
 * @param postings of all terms, in the order of the terms
 * @param cost characters that a term takes with its postings
 * @param most characters that all chosen terms may take together
 * @returns the beginnings, sorted, none of which begins with another
 */
export function hotBeginnings(
  pages: readonly HeadPage[],
  postings: readonly [string, Postings][],
  cost: (term: [string, Postings]) => number,
  most: number,
): string[] {
  const terms = postings.map(([term]) => term);
  const candidates = [...queriesByWord(pages)]
    .filter(([word]) => word.length >= SHORTEST)
    .map(([word, queries]) => {
      const characters = postings.slice(...prefixRange(terms, word)).reduce((sum, entry) => sum + cost(entry), 0);
      return { word, characters, worth: queries ** 2 / characters };
    })
    .filter(({ characters }) => characters > 0)
    .sort((a, b) => b.worth - a.worth || (a.word < b.word ? -1 : 1));
  const chosen: string[] = [];
  let left = most;
  for (const { word, characters } of candidates) {
    if (characters > left || chosen.some((other) => word.startsWith(other))) continue;
    chosen.push(word);
    left -= characters;
  }
  return chosen.filter((word) => !chosen.some((other) => other !== word && word.startsWith(other))).sort();
}

/** How many queries contain each word, by its stem. */
function queriesByWord(pages: readonly HeadPage[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { title, keywords, synonyms } of pages) {
    for (const query of [title, ...keywords.split(','), ...synonyms.split(',')]) {
      const words = partsOf(query).filter((word) => !STOP_WORDS.has(word));
      for (const word of new Set(words.map(stem))) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
