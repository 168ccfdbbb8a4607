import type { Rest } from '../format/head.ts';
import type { Postings } from '../format/postings.ts';
import { Shard } from '../format/shard.ts';
import { beginningOf, lowerBound, prefixRange, valueAtMost } from '../format/sorted.ts';
import { searchPartName } from '../index-file.ts';

/** Fetches a file of the index by name; rejects if that isn't possible. */
export type FetchText = (file: string) => Promise<string>;

/** Fewer letters would match so many words that their shards would be loaded in vain. */
export const SHORTEST_LOADED = 3;

// A prefix that matches this many shards is too unspecific to load them all.
const MOST_PER_PREFIX = 3;

/** The postings of texts and code: those of common words, and those that are loaded by term when a query needs them. */
export class Shards {
  /** Beginning and file of each, sorted. */
  readonly #files: (readonly [start: string, file: string])[];
  /** Beginnings for which all terms are already loaded, in a separate shard. */
  readonly #hot: readonly string[];
  readonly #hotShard: Shard | undefined;
  readonly #fetch: FetchText;
  readonly #loading = new Map<string, Promise<void>>();
  readonly #loaded = new Map<string, Shard>();

  constructor({ shards, hot, hotTerms }: Pick<Rest, 'shards' | 'hot' | 'hotTerms'>, fetch: FetchText) {
    this.#files = shards.map(([start, hash]) => [start, searchPartName('terms', hash, 0)]);
    this.#hot = hot;
    this.#hotShard = hot.length > 0 ? new Shard(hotTerms) : undefined;
    this.#fetch = fetch;
  }

  /** Files that may contain a term, or terms that begin with it; none if they are already loaded. */
  filesFor(term: string, asPrefix: boolean): string[] {
    if (this.#isHot(term)) return [];
    const first = valueAtMost(this.#files, term);
    const last = asPrefix ? valueAtMost(this.#files, `${term}\uffff`) : first;
    const names = this.#files.map(([, file]) => file);
    const range = names.slice(names.indexOf(first ?? ''), names.indexOf(last ?? '') + 1);
    return range.slice(0, MOST_PER_PREFIX);
  }

  /**
   * Loads files that haven't been loaded yet.
   * @throws the fetch error, or Error for a truncated file; the next call tries again
   */
  async load(files: Iterable<string>): Promise<void> {
    await Promise.all([...new Set(files)].map((file) => this.#load(file)));
  }

  /** Postings of a term; undefined when no loaded shard has it. */
  postings(term: string): Postings | undefined {
    const shard = this.#isHot(term) ? this.#hotShard : this.#loaded.get(valueAtMost(this.#files, term) ?? '');
    const index = shard ? lowerBound(shard.terms, term) : 0;
    return shard?.terms[index] === term ? shard.postings(index) : undefined;
  }

  /** Loaded terms that begin with a prefix, in order. */
  startingWith(prefix: string): string[] {
    const loaded = this.filesFor(prefix, true).flatMap((file) => termsFrom(this.#loaded.get(file), prefix));
    if (prefix.length < SHORTEST_LOADED) return loaded;
    const hot = termsFrom(this.#hotShard, prefix);
    return hot.length > 0 && loaded.length > 0 ? [...loaded, ...hot].sort() : [...loaded, ...hot];
  }

  /** Loaded terms that are close to a word in the order of terms: those that share its first letters. */
  near(word: string): readonly string[] {
    return this.#loaded.get(valueAtMost(this.#files, word) ?? '')?.terms ?? [];
  }

  #isHot(text: string): boolean {
    return beginningOf(text, this.#hot) !== undefined;
  }

  #load(file: string): Promise<void> {
    const running =
      this.#loading.get(file) ??
      this.#fetch(file)
        .then((text) => void this.#loaded.set(file, new Shard(text)))
        .catch((error: unknown) => {
          this.#loading.delete(file);
          throw error;
        });
    this.#loading.set(file, running);
    return running;
  }
}

function termsFrom(shard: Shard | undefined, prefix: string): string[] {
  return shard ? shard.terms.slice(...prefixRange(shard.terms, prefix)) : [];
}
