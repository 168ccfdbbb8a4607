import { brotliCompressSync } from 'node:zlib';
import type { IndexFiles, SearchAdapter } from '#search/evaluation/adapter.ts';
import { percentile } from '../row.ts';

/** What a reader loads, in bytes as sent by a host, without code. */
export interface IndexBytes {
  all: number;
  /** Before the first answer, for the median query and for the one that loads the most. */
  firstAnswer: { median: number; most: number };
}

/** Counts the bytes of an index, and those that an engine reads from opening it to the answer of a first query. */
export async function indexBytes(
  adapter: SearchAdapter,
  files: IndexFiles,
  queries: readonly string[],
): Promise<IndexBytes> {
  const sizes = new Map([...files].map(([file, bytes]) => [file, brotliCompressSync(bytes).length]));
  const loaded: number[] = [];
  for (const query of queries) {
    const wanted = new Set<string>();
    const search = await adapter.open(async (file) => {
      wanted.add(file);
      return contents(files, file);
    });
    await search(query);
    loaded.push([...wanted].reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0));
  }
  return {
    all: [...sizes.values()].reduce((sum, size) => sum + size, 0),
    firstAnswer: { median: percentile(loaded, 0.5), most: Math.max(...loaded) },
  };
}

/** @throws Error for a file that the index doesn't have */
export function contents(files: IndexFiles, file: string): Uint8Array {
  const bytes = files.get(file);
  if (bytes === undefined) throw new Error(`The index has no file ${file}.`);
  return bytes;
}
