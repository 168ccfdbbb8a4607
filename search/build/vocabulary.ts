import type { SearchRecord } from '../record.ts';
import { stem } from '../text/stem.ts';
import { tokensOf } from '../text/terms.ts';

const LEAST_PAGES = 4;
const WORD = /^[a-z]{4,}$/;

/**
 * Words that several pages hold, each in its most frequent form, sorted. They mend typing errors in the first letters of a word, which lead
 * to a shard that does not hold the word meant, and show a suggestion as people write it.
 */
export function vocabulary(records: readonly Pick<SearchRecord, 'page' | 'text'>[]): string[] {
  const words = new Map<string, { pages: Set<string>; forms: Map<string, number> }>();
  for (const { page, text } of records) {
    for (const token of tokensOf(text)) {
      const form = /^[A-Z]?[a-z]+$/.test(token) ? token.toLowerCase() : '';
      if (!WORD.test(form)) continue;
      const word = words.get(stem(form)) ?? { pages: new Set(), forms: new Map() };
      words.set(stem(form), word);
      word.pages.add(page);
      word.forms.set(form, (word.forms.get(form) ?? 0) + 1);
    }
  }
  return [...words.values()]
    .filter(({ pages }) => pages.size >= LEAST_PAGES)
    .map(({ forms }) => mostFrequent(forms))
    .sort();
}

function mostFrequent(forms: ReadonlyMap<string, number>): string {
  return [...forms].reduce((best, form) => (form[1] > best[1] ? form : best))[0];
}
