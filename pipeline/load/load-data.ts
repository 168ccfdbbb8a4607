import type { z } from 'zod';
import type { DataKind } from '#model/data-kind.ts';
import type { Problem } from '#model/problem.ts';
import { cacheKey } from '#pipeline/cache/cache-key.ts';
import type { DiskCache } from '#pipeline/cache/disk-cache.ts';
import { lazyOrigin } from '#pipeline/schemas/lazy-origin.ts';
import { dataKinds, type SiteData } from '#subjects/site-data.ts';
import type { ContentFiles } from './content-files.ts';
import { type CheckedFile, checkFile, type FileMemory } from './load-file.ts';

interface DataText {
  /** Path below the content folder. */
  path: string;
  text: string;
}

/** What earlier builds read of the data files. */
export interface DataMemory {
  files: FileMemory;
  /** The digest of a kind until one of its texts changes; shared between the builds of one process. */
  digests: Map<string, { texts: readonly DataText[]; digest: string }>;
  /** The values of all files of a kind, if all are valid, by the digest of their texts; shared between processes. */
  kinds: DiskCache<readonly unknown[]>;
}

/** An ID for the texts of each kind, which is equal if no character has changed. */
export type DataDigests = Readonly<Record<string, string>>;

/**
 * Reads the data that pages are generated from.
 * @param content the content folder
 * @param memory what earlier builds read
 * @returns every file that passed its schema, by kind, in the order of file names
 */
export function loadData(
  content: ContentFiles,
  memory: DataMemory,
): { data: SiteData; digests: DataDigests; problems: Problem[] } {
  const problems: Problem[] = [];
  const digests: [string, string][] = [];
  const kinds = Object.entries(dataKinds).map(([kind, place]): [string, unknown] => {
    const texts = pathsOf(content, place).map((path) => ({ path, text: content.read(path) ?? '' }));
    const digest = digestOf(kind, texts, memory.digests);
    digests.push([kind, digest]);
    if (!('schema' in place)) return [kind, texts.map(({ path, text }) => ({ file: content.file(path), text }))];
    const results = loadKind(content, texts, place.schema, digest, memory);
    problems.push(...results.flatMap((result) => result.problems));
    return [kind, results.flatMap((result) => result.data ?? [])];
  });
  return {
    // Each kind was validated with its own schema above; entries lose that pairing.
    data: Object.fromEntries(kinds) as unknown as SiteData,
    digests: Object.fromEntries(digests),
    problems,
  };
}

function pathsOf(content: ContentFiles, place: DataKind): string[] {
  if ('file' in place) return content.read(place.file) === undefined ? [] : [place.file];
  const depth = 'depth' in place ? place.depth : undefined;
  const ending = 'ending' in place ? place.ending : undefined;
  const isWanted = (name: string) => (ending === undefined ? /\.ya?ml$/.test(name) : name.endsWith(ending));
  const names = content.list(place.folder, depth ?? 'files').filter(isWanted);
  return names.map((name) => `${place.folder}/${name}`);
}

function digestOf(kind: string, texts: readonly DataText[], memory: DataMemory['digests']): string {
  const known = memory.get(kind);
  if (known && isSame(known.texts, texts)) return known.digest;
  const digest = cacheKey('data', kind, ...texts.flatMap(({ path, text }) => [path, text]));
  memory.set(kind, { texts, digest });
  return digest;
}

function isSame(some: readonly DataText[], others: readonly DataText[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ path, text }, index) => path === others[index]?.path && text === others[index]?.text)
  );
}

/** Reading and checking YAML costs far more than reading the resulting values again. */
function loadKind(
  content: ContentFiles,
  texts: readonly DataText[],
  schema: z.ZodType,
  digest: string,
  memory: DataMemory,
): CheckedFile<unknown>[] {
  const known = memory.kinds.get(digest);
  if (known) {
    return texts.map(({ path, text }, index) => {
      const file = content.file(path);
      return { data: { value: known[index], file, origin: lazyOrigin(text, file) }, problems: [] };
    });
  }
  const results = texts.map(({ path, text }) => checkFile(content.file(path), text, schema, memory.files));
  const values = results.flatMap(({ data, problems }) => (data && problems.length === 0 ? [data.value] : []));
  if (values.length === texts.length) memory.kinds.set(digest, values);
  return results;
}
