import type { Rest } from '../format/head.ts';
import type { Store } from './store.ts';

// Measured in docs/decisions/0037-first-search-answer.md: smaller files cost a query more requests, and larger ones more bytes.
const FILE_CHARACTERS = 11_000;
/** Files of whole pages share a hash until they have this many characters, because every complete answer loads the list of hashes. */
const GROUP_CHARACTERS = 40_000;

/** Files with texts of sections, for excerpts. */
export class TextFiles {
  readonly #store: Store;
  readonly #groups: Rest['texts'][number][] = [];
  /** Files of the group that is being filled: the first section of each, and the texts of its sections. */
  #files: { first: number; texts: string[] }[] = [];
  #groupCharacters = 0;
  #fileCharacters = 0;
  #section = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /**
   * Takes the text of the next section.
   * @param isPage whether a page begins with it
   */
  add(text: string, isPage: boolean): void {
    if (isPage && this.#groupCharacters >= GROUP_CHARACTERS) this.#finishGroup();
    const excerpt = text.replace(/\s+/g, ' ').trim();
    const file = this.#fileCharacters < FILE_CHARACTERS ? this.#files.at(-1) : undefined;
    if (file) {
      file.texts.push(excerpt);
    } else {
      this.#files.push({ first: this.#section, texts: [excerpt] });
      this.#fileCharacters = 0;
    }
    this.#fileCharacters += excerpt.length;
    this.#groupCharacters += excerpt.length;
    this.#section += 1;
  }

  /** Stores what is left. */
  finish(): Rest['texts'] {
    if (this.#files.length > 0) this.#finishGroup();
    return this.#groups;
  }

  #finishGroup(): void {
    const hash = this.#store(
      'text',
      this.#files.map(({ texts }) => texts.join('\n')),
    );
    this.#groups.push({ hash, starts: this.#files.map(({ first }) => first) });
    this.#files = [];
    this.#groupCharacters = 0;
    this.#fileCharacters = 0;
  }
}
