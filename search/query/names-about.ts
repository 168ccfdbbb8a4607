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
 * Finds what is called by any of a query's words. A dictionary of thousands of names takes a tenth of a second, and several times as long on a
 * phone; one of these names has the same terms for the query.
 */
export class NamesAbout {
  readonly #sections: Sections;
  #titles: readonly string[] | undefined;
  #pages: readonly string[] | undefined;

  constructor(sections: Sections) {
    this.#sections = sections;
  }

  /** Sections whose title or keywords, and pages whose title, keywords, synonyms, address, or trail have a word that begins like one of the query's words, or like a word that means about the same. */
  find(query: string): Part {
    const { pages, titles, keywords } = this.#sections;
    this.#titles ??= titles.map((title, section) =>
      title === '' ? '' : spaced(`${this.#sections.name(section)} ${keywords[section]}`),
    );
    this.#pages ??= pages.map(({ title, keywords: words, synonyms, href, trail }) =>
      spaced(`${title} ${words} ${synonyms} ${href} ${trail.join(' ')}`),
    );
    const { words, runs } = parseQuery(query, NO_WORDS);
    const asked = words.flatMap((word) => [
      ` ${commonBeginning(word.text, word.stem)}`,
      ...[...relatedStems(word.stem)].map((other) => ` ${other}`),
    ]);
    const terms = new Set([...words.map((word) => word.stem), ...runs.map(({ term }) => term)]);
    // What the documentation calls something may have none of the words that readers use for it.
    const own = matching(this.#pages, asked).flatMap((page) => {
      const [name = '', ...others] = pages[page]?.synonyms.split(',') ?? [];
      const isMeant = others.some((other) => terms.has(joined(partsOf(other))));
      return isMeant ? partsOf(name).map((part) => ` ${commonBeginning(part, stem(part))}`) : [];
    });
    const wanted = [...new Set([...asked, ...own])];
    const sections = matching(this.#titles, wanted);
    const found = matching(this.#pages, wanted);
    return {
      sections,
      pages: new Set(found),
      shareOfSections: sections.length / this.#titles.filter((title) => title !== '').length,
      shareOfPages: found.length / pages.length,
    };
  }
}

function matching(texts: readonly string[], beginnings: readonly string[]): number[] {
  return [...texts.keys()].filter((at) => beginnings.some((beginning) => texts[at]?.includes(beginning)));
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
