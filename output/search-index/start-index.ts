import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LocaleSite } from '#model/locale-site.ts';
import type { FileWriter, WrittenFiles } from '#output/file-writer.ts';
import type { SearchRecord } from '#search/record.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { IndexBuilder, type IndexInputs, indexInputs } from './search-index.ts';

/** Below this number of pages, starting a thread costs more than building the index. */
const FEWEST_FOR_A_THREAD = 40;

/**
 * Number of records in one message to the thread: large enough that there are few messages, and small enough that the thread
 * starts immediately.
 */
const BATCH = 250;

/** The bundle puts the worker next to the code that starts it. Code that isn't bundled (unit tests) has none. */
const workerFile = fileURLToPath(new URL('./index-worker.mjs', import.meta.url));

/** What the thread returns: the heads by file below the site's base, and the files that it has written itself. */
export interface BuiltIndexes {
  heads: ReadonlyMap<string, string>;
  parts: WrittenFiles;
}

/** Indexes that are being built. */
export interface StartedIndex {
  /** Takes the records of a page, whose addresses are paths. */
  add(localeSite: LocaleSite, records: readonly SearchRecord[]): void;
  /** Says that there are no more records; resolves when all files are written, and rejects when the thread fails. */
  finish(): Promise<void>;
}

/**
 * Starts to build the search indexes of a site. For a large site, this happens in a separate thread while the caller continues.
 * @param shell ID of what all documents share
 */
export function startIndex(writer: FileWriter, model: SiteModel, shell: string): StartedIndex {
  const pages = model.locales.reduce((sum, locale) => sum + locale.pages.length, 0);
  const isSmall = pages < FEWEST_FOR_A_THREAD || !existsSync(workerFile);
  return isSmall ? inThisThread(writer, model, shell) : inOwnThread(writer, model, shell);
}

function inThisThread(writer: FileWriter, model: SiteModel, shell: string): StartedIndex {
  const indexes = new IndexBuilder((file, text) => writer.writeNamedByContent(file, text));
  return {
    add: (localeSite, records) => indexes.add(indexInputs(model, localeSite, shell, records)),
    finish: async () => {
      for (const [file, text] of indexes.finish()) writer.write(file, text);
    },
  };
}

function inOwnThread(writer: FileWriter, model: SiteModel, shell: string): StartedIndex {
  const worker = new Worker(workerFile, { workerData: { outDir: writer.root } });
  const built = new Promise<BuiltIndexes>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread of the search index stopped with code ${code}.`)));
  });
  // Code that waits for the files is told about a failure. Until then, the failure must not end the process.
  built.catch(() => undefined);
  let batch: IndexInputs[] = [];
  let size = 0;
  const send = () => {
    if (size > 0) worker.postMessage(batch);
    batch = [];
    size = 0;
  };
  return {
    add: (localeSite, records) => {
      batch.push(indexInputs(model, localeSite, shell, records));
      size += records.length;
      if (size >= BATCH) send();
    },
    finish: async () => {
      send();
      worker.postMessage(batch);
      const { heads, parts } = await built;
      writer.add(parts);
      for (const [file, text] of heads) writer.write(file, text);
    },
  };
}
