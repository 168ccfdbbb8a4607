import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContent, PageFacts } from '#model/page.ts';
import { readJson, writeJson } from '#pipeline/cache/json-file.ts';
import { pruneFolder } from '#pipeline/cache/prune-folder.ts';

/** Rendered pages of earlier builds by key: facts are kept in memory, and contents are read when requested. */
export interface PageStore {
  /** Folder of the store; undefined keeps pages in memory only. */
  dir: string | undefined;
  /** The facts, or undefined if the page must be rendered. */
  facts(key: string): PageFacts | undefined;
  /** What reads the content of a page whose facts were found or added; the same function for the same key. */
  reader(key: string): () => PageContent;
  /** Adds a rendered page. A page without content has already been stored by `storePage`. */
  add(key: string, page: { facts: PageFacts; content?: PageContent }): void;
  /** Removes what this process hasn't used, once it is a lot. */
  prune(): void;
}

const factsFile = (dir: string, key: string) => join(dir, `${key}.json`);
const contentFile = (dir: string, key: string) => join(dir, `${key}.content.json`);

/** Puts a page into the folder of a store; for worker threads, which don't share its memory. */
export function storePage(dir: string, key: string, { facts, content }: { facts: PageFacts; content: PageContent }) {
  writeJson(contentFile(dir, key), content);
  writeJson(factsFile(dir, key), facts);
}

/**
 * Opens a store; its folder is made when the first page is stored.
 * @param dir for example `.cache/pages`; undefined keeps pages in memory only
 */
export function openPageStore(dir: string | undefined): PageStore {
  const known = new Map<string, PageFacts>();
  const held = new Map<string, PageContent>();
  const read = (key: string): PageContent => {
    const content = dir === undefined ? undefined : readJson<PageContent>(contentFile(dir, key));
    if (!content) throw new Error(`The content of the page ${key} is gone from ${dir}: something emptied the folder.`);
    return content;
  };
  const readers = new Map<string, () => PageContent>();
  return {
    dir,
    facts: (key) => {
      if (dir !== undefined && !known.has(key) && existsSync(contentFile(dir, key))) {
        const facts = readJson<PageFacts>(factsFile(dir, key));
        if (facts) known.set(key, facts);
      }
      return known.get(key);
    },
    reader: (key) => {
      const reader = readers.get(key) ?? (() => held.get(key) ?? read(key));
      readers.set(key, reader);
      return reader;
    },
    add: (key, { facts, content }) => {
      known.set(key, facts);
      if (content) held.set(key, content);
    },
    prune: () => dir !== undefined && pruneFolder(dir, known, 2000),
  };
}
