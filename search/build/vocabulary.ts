import type { SearchRecord } from '../record.ts';
import { partsOf } from '../text/parts.ts';
import { stem } from '../text/stem.ts';
import { tokensOf } from '../text/terms.ts';

const LEAST_PAGES = 4;
const WORD = /^[a-z]{4,}$/;

interface Word {
  /** Pages that hold it. */
  pages: Set<string>;
  /** How often it occurs in each form. */
  forms: Map<string, number>;
}

/**
 * Words that several pages hold, each in its most frequent form, sorted. They mend typing errors in the first letters of a word, which lead
 * to a shard that does not hold the word meant, and show a suggestion as people write it.
 */
export function vocabulary(records: readonly Pick<SearchRecord, 'page' | 'text' | 'code'>[]): string[] {
  const words = new Map<string, Word>();
  // Tokens come back so often that each is analysed once.
  const known = new Map<string, readonly (readonly [form: string, word: Word])[]>();
  const analyse = (token: string) =>
    wordsIn(token)
      .filter((form) => WORD.test(form))
      .map((form) => {
        const word = words.get(stem(form)) ?? { pages: new Set(), forms: new Map() };
        words.set(stem(form), word);
        return [form, word] as const;
      });
  for (const { page, text, code } of records) {
    for (const token of [...tokensOf(text), ...tokensOf(code).filter(isName)]) {
      const forms = known.get(token) ?? analyse(token);
      known.set(token, forms);
      for (const [form, word] of forms) {
        word.pages.add(page);
        word.forms.set(form, (word.forms.get(form) ?? 0) + 1);
      }
    }
  }
  return [...words.values()]
    .filter(({ pages }) => pages.size >= LEAST_PAGES)
    .map(({ forms }) => mostFrequent(forms))
    .sort();
}

const isName = (token: string) => /[_.-]/.test(token);

/** A word as people write it, or the words of a name. */
function wordsIn(token: string): string[] {
  if (/^[A-Z]?[a-z]+$/.test(token)) return [token.toLowerCase()];
  return isName(token) ? partsOf(token) : [];
}

function mostFrequent(forms: ReadonlyMap<string, number>): string {
  return [...forms].reduce((best, form) => (form[1] > best[1] ? form : best))[0];
}
