import type { Head } from '../format/head.ts';
import type { FetchText } from './shards.ts';

/** The texts of sections, for excerpts; loaded for the results that are shown. */
export class Texts {
  readonly #files: Head['texts'];
  readonly #fetch: FetchText;
  readonly #loading = new Map<string, Promise<string[]>>();

  constructor(files: Head['texts'], fetch: FetchText) {
    this.#files = files;
    this.#fetch = fetch;
  }

  /** The text of a section; rejects when its file can't be fetched. */
  async text(section: number): Promise<string> {
    const [first, file] = this.#files.findLast(([start]) => start <= section) ?? [0, ''];
    return (await this.#lines(file))[section - first] ?? '';
  }

  #lines(file: string): Promise<string[]> {
    const loading =
      this.#loading.get(file) ??
      this.#fetch(file).then(
        (text) => text.split('\n'),
        (error: unknown) => {
          this.#loading.delete(file);
          throw error;
        },
      );
    this.#loading.set(file, loading);
    return loading;
  }
}
