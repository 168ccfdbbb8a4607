import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type GraphQLSchema } from 'graphql';
import type { z } from 'zod';
import { SearchEngine } from '#search/engine.ts';
import { searchPartFile } from '#search/index-file.ts';
import { graphqlSchemaPath } from '#subjects/data-files/generate.ts';
import type { PublishedAspects, PublishedEntities } from '#subjects/data-files/metamodel.ts';
import type { PublishedConnector, PublishedOptions } from '#subjects/data-files/plugins.ts';
import { dataFormat } from '#subjects/data-files/shapes/data-file.ts';
import { dataFilePath, type dataFiles } from '#subjects/data-files/shapes/data-files.ts';
import type { ErrorKnowledge } from '#subjects/errors/knowledge/knowledge.ts';
import { type PublishedKnowledge, readKnowledge } from '#subjects/errors/knowledge/rows.ts';
import { Unanswerable } from './unanswerable.ts';

/** What the files hold that tools read. The build wrote them, and its tests check them against their schemas. */
interface Contents {
  connectors: { connectors: readonly PublishedConnector[] };
  options: PublishedOptions;
  entities: PublishedEntities;
  aspects: PublishedAspects;
  'search-records': Pick<z.infer<(typeof dataFiles)['search-records']>, 'records'>;
  index: z.infer<typeof dataFiles.index>;
}

/** The built site in a folder. Every file is read with its first use and kept. */
export class BuiltData {
  readonly #folder: string;
  readonly #files = new Map<string, unknown>();
  #schema: GraphQLSchema | undefined;
  #engine: SearchEngine | undefined;
  #errors: ErrorKnowledge | undefined;

  /** @param folder that of the built site, with `data/index.json` below it */
  constructor(folder: string) {
    this.#folder = folder;
  }

  /**
   * What a data file holds.
   * @throws Unanswerable when the site has no such file, or one of another format
   */
  file<Name extends keyof Contents>(name: Name): Contents[Name] {
    const known = this.#files.get(name);
    if (known !== undefined) return known as Contents[Name];
    const path = dataFilePath(name);
    const text = this.text(path);
    if (text === undefined) throw new Unanswerable(`The built site has no ${path}, so this can't be answered.`);
    const content = JSON.parse(text) as Contents[Name] & { format: number };
    if (content.format !== dataFormat)
      throw new Unanswerable(`${path} has the format ${content.format}, not ${dataFormat}. Build the site again.`);
    this.#files.set(name, content);
    return content;
  }

  /** Text of a file of the site; undefined when it is not there. The path must be one that the caller trusts. */
  text(path: string): string | undefined {
    try {
      return readFileSync(join(this.#folder, path), 'utf8');
    } catch (error) {
      if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR'))
        return undefined;
      throw error;
    }
  }

  /** The GraphQL schema of the platform. */
  graphql(): GraphQLSchema {
    if (this.#schema) return this.#schema;
    const text = this.text(graphqlSchemaPath);
    if (text === undefined) throw new Unanswerable('The built site has no GraphQL schema.');
    this.#schema = buildSchema(text, { assumeValidSDL: true });
    return this.#schema;
  }

  /** Everything that the tool for pasted errors knows. */
  errors(): ErrorKnowledge {
    if (this.#errors) return this.#errors;
    const path = this.file('index').errorKnowledge;
    const text = this.text(path);
    if (text === undefined) throw new Unanswerable(`The built site has no ${path}, so this can't be answered.`);
    this.#errors = readKnowledge(JSON.parse(text) as PublishedKnowledge);
    return this.#errors;
  }

  /** The search of the site. */
  search(): SearchEngine {
    if (this.#engine) return this.#engine;
    const { searchIndex } = this.file('index');
    const head = searchIndex === undefined ? undefined : this.text(searchIndex);
    if (searchIndex === undefined || head === undefined)
      throw new Unanswerable('The site was built without a search index of its own. Read llms.txt with read_page.');
    this.#engine = new SearchEngine(head, async (name) => {
      const part = this.text(searchPartFile(searchIndex, name));
      if (part === undefined) throw new Error(`The part ${name} of the search index is missing. Build the site again.`);
      return part;
    });
    return this.#engine;
  }
}
