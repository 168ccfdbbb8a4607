import { partsOf } from '../text/parts.ts';
import { stem } from '../text/stem.ts';

const LEAST_PAGES = 4;
const WORD = /^[a-z]{4,}$/;

interface Word {
  /** Number of pages that contain it, and the last page that was counted. */
  pages: number;
  lastPage: number;
  forms: Form[];
}

/** A form of a word, and how often it occurs. */
interface Form {
  form: string;
  times: number;
  word: Word;
}

/**
 * Collects words that occur on several pages, each in its most frequent form. They are used to correct typing errors in the first
 * letters of a word, which lead to a shard without the intended word, and to show a suggestion as people write it.
 */
export class Vocabulary {
  readonly #words = new Map<string, Word>();
  // Tokens come back so often that each is analysed once.
  readonly #known = new Map<string, readonly Form[]>();
  readonly #forms = new Map<string, Form>();

  /**
   * Reads a section.
   * @param page number of its page; sections of a page come one after another
   */
  add(page: number, { text, code }: { text: readonly string[]; code: readonly string[] }): void {
    for (const token of text) this.#count(page, token);
    for (const token of code) if (isName(token)) this.#count(page, token);
  }

  /** The words, sorted. */
  words(): string[] {
    return [...this.#words.values()]
      .filter(({ pages }) => pages >= LEAST_PAGES)
      .map(({ forms }) => forms.reduce((best, form) => (form.times > best.times ? form : best)).form)
      .sort();
  }

  #count(page: number, token: string): void {
    let forms = this.#known.get(token);
    if (!forms) {
      forms = wordsIn(token)
        .filter((form) => WORD.test(form))
        .map((form) => this.#form(form));
      this.#known.set(token, forms);
    }
    for (const form of forms) {
      form.times += 1;
      const { word } = form;
      if (word.lastPage === page) continue;
      word.lastPage = page;
      word.pages += 1;
    }
  }

  #form(form: string): Form {
    const known = this.#forms.get(form);
    if (known) return known;
    const key = stem(form);
    const word = this.#words.get(key) ?? { pages: 0, lastPage: -1, forms: [] };
    this.#words.set(key, word);
    const added = { form, times: 0, word };
    this.#forms.set(form, added);
    word.forms.push(added);
    return added;
  }
}

const isName = (token: string) => /[_.-]/.test(token);

/** A word as people write it, or the words of a name. */
function wordsIn(token: string): string[] {
  if (/^[A-Z]?[a-z]+$/.test(token)) return [token.toLowerCase()];
  return isName(token) ? partsOf(token) : [];
}
