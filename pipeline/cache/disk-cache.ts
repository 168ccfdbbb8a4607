import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Results of earlier computations by key, kept in memory and on disk. Values must survive JSON. */
export interface DiskCache<T> {
  /** The value, or undefined when it has to be computed. */
  get(key: string): T | undefined;
  set(key: string, value: T): unknown;
  /** Forgets what neither `get` nor `set` touched since the cache was opened, once that is much more than what was. */
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
 * @param dir e.g. `.cache/pages`; undefined keeps values in memory only
 * @param spare files that may lie there unused before any is forgotten: few for large values
 */
export function openDiskCache<T>(dir?: string, spare = 1000): DiskCache<T> {
  return dir === undefined ? memoryCache() : folderCache(dir, spare);
}

/**
 * The folder for a kind of results. Code that runs without a version (unit tests, say) has none, since it would take the
 * results of other code for its own.
 * @param cacheDir e.g. `.cache`
 * @param kind e.g. `pages`
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
      const known = memory.get(key) ?? read<T>(fileOf(key));
      if (known !== undefined) memory.set(key, known);
      return known;
    },
    set: (key, value) => {
      memory.set(key, value);
      mkdirSync(dir, { recursive: true });
      // Written aside and renamed, so that a build that is stopped or runs twice at once leaves no half file.
      const aside = `${fileOf(key)}.${process.pid}`;
      writeFileSync(aside, JSON.stringify(value));
      renameSync(aside, fileOf(key));
    },
    prune: () => {
      const files = memory.size > 0 ? readdirSync(dir) : [];
      // Other branches' and yesterday's results stay useful for a while.
      if (files.length <= 4 * memory.size + spare) return;
      for (const file of files)
        if (!memory.has(file.replace(/\.json.*$/, ''))) rmSync(join(dir, file), { force: true });
    },
  };
}

function read<T>(file: string): T | undefined {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    // Not stored yet: the caller computes it.
    return undefined;
  }
  try {
    return JSON.parse(text) as T;
  } catch {
    // A file that something else damaged is as good as none.
    return undefined;
  }
}
