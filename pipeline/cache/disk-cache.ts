import { join } from 'node:path';
import { readJson, writeJson } from './json-file.ts';
import { pruneFolder } from './prune-folder.ts';

/** Results of earlier computations by key, kept in memory and on disk. Values must survive JSON. */
export interface DiskCache<T> {
  /** The value, or undefined when it has to be computed. */
  get(key: string): T | undefined;
  set(key: string, value: T): unknown;
  /** Removes entries that neither `get` nor `set` has used since the cache was opened, once they greatly outnumber the used ones. */
  prune(): void;
}

/** Computes a value unless the cache has it. */
export async function cached<T>(cache: DiskCache<T>, key: string, make: () => Promise<T>): Promise<T> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = await make();
  cache.set(key, value);
  return value;
}

/**
 * Opens a cache folder; it is made when the first value is stored.
 * @param dir for example `.cache/pages`; undefined keeps values in memory only
 * @param spare number of unused files to keep before any are removed; few for large values
 */
export function openDiskCache<T>(dir?: string, spare = 1000): DiskCache<T> {
  return dir === undefined ? memoryCache() : folderCache(dir, spare);
}

/**
 * The folder for a kind of results. Code that runs without a version (unit tests, say) has none, because it would mistake the results of other code
 * for its own.
 * @param cacheDir for example `.cache`
 * @param kind for example `pages`
 */
export function cacheFolder(cacheDir: string, kind: string): string | undefined {
  return process.env.DOCS_CODE_VERSION === undefined ? undefined : join(cacheDir, kind);
}

function memoryCache<T>(): DiskCache<T> {
  const memory = new Map<string, T>();
  return { get: (key) => memory.get(key), set: (key, value) => memory.set(key, value), prune: () => {} };
}

function folderCache<T>(dir: string, spare: number): DiskCache<T> {
  const memory = new Map<string, T>();
  const fileOf = (key: string) => join(dir, `${key}.json`);
  return {
    get: (key) => {
      const known = memory.get(key) ?? readJson<T>(fileOf(key));
      if (known !== undefined) memory.set(key, known);
      return known;
    },
    set: (key, value) => {
      memory.set(key, value);
      writeJson(fileOf(key), value);
    },
    prune: () => pruneFolder(dir, memory, spare),
  };
}
