import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { dataFilePath, dataFormat } from '#model/data-files/data-file.ts';
import type { dataIndexFile, searchRecordsFile } from '#model/data-files/site-files.ts';
import { SearchEngine } from '#search/engine.ts';
import { searchPartFile } from '#search/index-file.ts';
import { Unanswerable } from './unanswerable.ts';

/** The built site in a folder. Every file is read when it is first used and then kept. */
export class BuiltData {
  readonly #folder: string;
  readonly #contents = new Map<string, unknown>();
  #engine: SearchEngine | undefined;

  /** @param folder that of the built site, with `data/index.json` below it */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * The content of a data file. The build wrote it, and the build's tests check it against its schema.
   * @typeParam Content the file's type
   * @param name of the file in data/, for example `entities`
   * @throws Unanswerable if the site has no such file, or one in a different format
   */
  file<Content extends object>(name: string): Content {
    const path = dataFilePath(name);
    return this.parsed(path, (text) => {
      const content = JSON.parse(text) as Content & { format: number };
      if (content.format === dataFormat) return content;
      throw new Unanswerable(
        `${path} uses format ${content.format}, but this server reads format ${dataFormat}. Rebuild the site.`,
      );
    });
  }

  /**
   * The parsed content of a file.
   * @param path below the folder, one that the caller trusts; always with the same function
   * @throws Unanswerable if the site has no such file
   */
  parsed<Content>(path: string, parse: (text: string) => Content): Content {
    // Each path has one function, which produced the kept value.
    if (this.#contents.has(path)) return this.#contents.get(path) as Content;
    const text = this.text(path);
    if (text === undefined)
      throw new Unanswerable(`The built site doesn't contain ${path}, so this question can't be answered.`);
    const content = parse(text);
    this.#contents.set(path, content);
    return content;
  }

  /** Text of a file of the site; undefined if it doesn't exist. The caller must trust the path. */
  text(path: string): string | undefined {
    try {
      return readFileSync(join(this.#folder, path), 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
        return undefined;
      throw error;
    }
  }

  /** The list of data files, and the site's name. */
  index(): z.infer<typeof dataIndexFile> {
    return this.file('index');
  }

  /** Every section that search knows. */
  searchRecords(): z.infer<typeof searchRecordsFile>['records'] {
    return this.file<z.infer<typeof searchRecordsFile>>('search-records').records;
  }

  /** The search of the site. */
  search(): SearchEngine {
    if (this.#engine) return this.#engine;
    const { searchIndex } = this.index();
    const head = searchIndex === undefined ? undefined : this.text(searchIndex);
    if (searchIndex === undefined || head === undefined)
      throw new Unanswerable(
        'The site was built without its own search index. To find a page, read llms.txt with read_page.',
      );
    this.#engine = new SearchEngine(head, async (name) => {
      const part = this.text(searchPartFile(searchIndex, name));
      if (part === undefined) throw new Error(`Part ${name} of the search index is missing. Rebuild the site.`);
      return part;
    });
    return this.#engine;
  }
}
