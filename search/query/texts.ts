import type { Rest } from '../format/head.ts';
import { searchPartName } from '../index-file.ts';
import type { FetchText } from './shards.ts';

/** The texts of sections, for excerpts; loaded for the results that are shown. */
export class Texts {
  /** First section and name of each file. */
  readonly #files: (readonly [section: number, file: string])[];
  readonly #fetch: FetchText;
  readonly #loading = new Map<string, Promise<string[]>>();

  constructor(texts: Rest['texts'], fetch: FetchText) {
    this.#files = texts.flatMap(({ starts, hash }) =>
      starts.map((first, number) => [first, searchPartName('text', hash, number)] as const),
    );
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
