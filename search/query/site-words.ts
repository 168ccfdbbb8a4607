import type { HeadPage } from '../format/head.ts';
import { NAMES } from '../text/names.ts';
import { partsOf } from '../text/parts.ts';
import { stem } from '../text/stem.ts';
import { STOP_WORDS } from '../text/stop-words.ts';

/** A site's words as people write them, and the names that consist of them. */
export class SiteWords {
  /** A word as people write it, by its stem. */
  readonly #surfaces = new Map<string, string>();
  /** Words of an identifier, by the identifier without separators. */
  readonly #wordsOf = new Map<string, readonly string[]>();
  /** All words of titles and keywords. */
  readonly #parts = new Set<string>();
  readonly #learnt = new Set<string>();

  /** Words of titles, keywords and many texts, as people write them. */
  all(): Iterable<string> {
    return this.#surfaces.values();
  }

  /** A word of the site by its stem, as people write it. */
  surface(term: string): string | undefined {
    return this.#surfaces.get(term);
  }

  /** Whether readers know it as one word, so that `data set` means `dataset`. */
  isPlain(word: string): boolean {
    return NAMES.has(word) || (word.length > 4 && this.#surfaces.has(stem(word)));
  }

  /** The words of an identifier that was typed without separators. */
  wordsOf(joined: string): readonly string[] | undefined {
    return this.#surfaces.has(stem(joined)) ? undefined : this.#wordsOf.get(joined);
  }

  /** Whether it is a word by itself. */
  isWord(word: string): boolean {
    return NAMES.has(word) || this.#surfaces.has(stem(word)) || this.#wordsOf.has(word);
  }

  /** Whether it can be a word in a name: one that occurs in titles or in several texts. */
  isPart(word: string): boolean {
    return this.#parts.has(word) || STOP_WORDS.has(word) || (word.length > 3 && this.#surfaces.has(stem(word)));
  }

  /** Records the words in a name without separators. */
  learnName(name: string, words: readonly string[]): void {
    this.#wordsOf.set(name, words);
  }

  /** Adds the words of the names of sections: plain words, and those that identifiers are made of. */
  learnNames(names: Iterable<string>): void {
    for (const name of names) this.#learn(name);
  }

  /** Adds the words of the titles and keywords of pages, like those of the names of sections. */
  learnPages(pages: readonly HeadPage[]): void {
    for (const { title, keywords } of pages) {
      this.#learn(title);
      this.#learn(keywords);
    }
  }

  /** Adds words from texts in their most common form, which replaces the form in names and keywords. */
  learnVocabulary(words: readonly string[]): void {
    for (const word of words) this.#surfaces.set(stem(word), word);
  }

  #learn(text: string): void {
    for (const token of text.split(/\s+/).flatMap((word) => [word, ...word.split('.')])) {
      if (this.#learnt.has(token)) continue;
      this.#learnt.add(token);
      const parts = partsOf(token);
      const [word = ''] = parts;
      for (const part of parts) this.#parts.add(part);
      if (parts.length > 1) this.#wordsOf.set(parts.join(''), parts);
      else if (/^[a-z]{4,}$/.test(word) && !this.#surfaces.has(stem(word))) this.#surfaces.set(stem(word), word);
    }
  }
}
