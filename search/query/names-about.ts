import { NAMES } from '../text/names.ts';
import { partsOf } from '../text/parts.ts';
import { relatedStems } from '../text/related-words.ts';
import { stem } from '../text/stem.ts';
import { joined } from '../text/terms.ts';
import { parseQuery } from './parse-query.ts';
import type { Sections } from './sections.ts';

/** Some of the pages and sections that have names, by number, and how much of all that is, from 0 to 1. */
export interface Part {
  sections: readonly number[];
  pages: ReadonlySet<number>;
  shareOfSections: number;
  shareOfPages: number;
}

/** What can be said about a query's words without any dictionary. */
const NO_WORDS = { wordsOf: () => undefined, isPlain: (word: string) => NAMES.has(word) };

/**
 * Finds what is called by any of a query's words. To analyze all names takes a tenth of a second, and several times as long on a phone. A dictionary
 * of only these names contains the same terms of the query.
 */
export class NamesAbout {
  readonly #sections: Sections;
  readonly #titles: Names;
  readonly #pages: Names;

  constructor(sections: Sections) {
    this.#sections = sections;
    const { pages, titles, keywords } = sections;
    this.#titles = new Names(
      titles.map((title, section) => (title === '' ? '' : `${sections.name(section)} ${keywords[section]}`)),
    );
    this.#pages = new Names(
      pages.map(
        ({ title, keywords: words, synonyms, href, trail }) =>
          `${title} ${words} ${synonyms} ${href} ${trail.join(' ')}`,
      ),
    );
  }

  /**
   * Finds sections by title and keywords, and pages by title, keywords, synonyms, address, and trail. One of their words begins like a word of the
   * query, or like a word that means about the same.
   */
  find(query: string): Part {
    const { pages } = this.#sections;
    const { words, runs } = parseQuery(query, NO_WORDS);
    const asked = words.flatMap((word) => [commonBeginning(word.text, word.stem), ...relatedStems(word.stem)]);
    const terms = new Set([...words.map((word) => word.stem), ...runs.map(({ term }) => term)]);
    // What the documentation calls something may have none of the words that readers use for it.
    const own = this.#pages.find(asked).flatMap((page) => {
      const [name = '', ...others] = pages[page]?.synonyms.split(',') ?? [];
      const isMeant = others.some((other) => terms.has(joined(partsOf(other))));
      return isMeant ? partsOf(name).map((part) => commonBeginning(part, stem(part))) : [];
    });
    const wanted = [...new Set([...asked, ...own])];
    const sections = this.#titles.find(wanted);
    const found = this.#pages.find(wanted);
    return {
      sections,
      pages: new Set(found),
      shareOfSections: sections.length / this.#titles.count,
      shareOfPages: found.length / this.#pages.count,
    };
  }
}

/** Texts in which words are found by their beginning. */
class Names {
  readonly #texts: readonly string[];
  readonly #lower: readonly string[];
  /** Number of texts that aren't empty. */
  readonly count: number;

  constructor(texts: readonly string[]) {
    this.#texts = texts;
    this.count = texts.filter((text) => text !== '').length;
    this.#lower = texts.map((text) => text.toLowerCase());
  }

  /** Numbers of the texts that have a word with any of these beginnings. */
  find(beginnings: readonly string[]): number[] {
    const words = beginnings.map((beginning) => ({ beginning, spaced: spaced(beginning) }));
    return [...this.#texts.keys()].filter((at) => {
      // Few texts contain the letters at all, so only those are separated into words.
      const candidates = words.filter(({ beginning }) => this.#lower[at]?.includes(beginning));
      if (candidates.length === 0) return false;
      const text = spaced(this.#texts[at] ?? '');
      return candidates.some((candidate) => text.includes(candidate.spaced));
    });
  }
}

/** The words of a text in lower case, each after a space. Identifiers are separated as `partsOf` separates them. */
function spaced(text: string): string {
  const words = text
    .replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ');
  return ` ${words.toLowerCase()}`;
}

/** What all words of a stem begin with: `categor` for `category` and `categories`. */
function commonBeginning(word: string, stemmed: string): string {
  let end = 0;
  while (end < word.length && word[end] === stemmed[end]) end += 1;
  return word.slice(0, end).replace(/(?<=..)y$/, '');
}
