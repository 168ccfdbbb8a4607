import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { LocaleSite, SiteModel } from '#model/site-model.ts';
import type { SearchRecord } from '#search/record.ts';
import { addRecords, type IndexFiles, type IndexInputs, indexFiles } from './search-index.ts';

/** Below this many pages starting a thread costs more than the index. */
const FEWEST_FOR_A_THREAD = 40;

/** Records that go to the thread at a time: few messages, and little in memory. */
const BATCH = 2000;

/** The bundle puts the worker beside the code that starts it; code that is not bundled (unit tests) has none. */
const workerFile = fileURLToPath(new URL('./index-worker.mjs', import.meta.url));

/** Indexes in the making. */
export interface StartedIndex {
  /** Takes the records of a page, whose addresses are paths. */
  add(localeSite: LocaleSite, records: readonly SearchRecord[]): void;
  /** Says that there are no more records; resolves with the files, and rejects when the thread fails. */
  finish(): Promise<IndexFiles>;
}

/**
 * Starts to build the search indexes of a site, of large ones in a thread of their own, beside whatever the caller does in the meantime.
 * @param shell id of what all documents share
 */
export function startIndex(model: SiteModel, shell: string): StartedIndex {
  const pages = model.locales.reduce((sum, locale) => sum + locale.pages.length, 0);
  const isSmall = pages < FEWEST_FOR_A_THREAD || !existsSync(workerFile);
  return isSmall ? inThisThread(model, shell) : inOwnThread(model, shell);
}

function inThisThread(model: SiteModel, shell: string): StartedIndex {
  const inputs: IndexInputs = new Map();
  return {
    add: (localeSite, records) => addRecords(inputs, model, localeSite, shell, records),
    finish: async () => indexFiles(inputs),
  };
}

function inOwnThread(model: SiteModel, shell: string): StartedIndex {
  const worker = new Worker(workerFile);
  const files = new Promise<IndexFiles>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread of the search index stopped with code ${code}.`)));
  });
  // Whoever waits for the files hears of a failure; until then it must not end the process.
  files.catch(() => undefined);
  let batch: IndexInputs = new Map();
  let size = 0;
  const send = () => {
    if (size > 0) worker.postMessage(batch);
    batch = new Map();
    size = 0;
  };
  return {
    add: (localeSite, records) => {
      addRecords(batch, model, localeSite, shell, records);
      size += records.length;
      if (size >= BATCH) send();
    },
    finish: () => {
      send();
      worker.postMessage(batch);
      return files;
    },
  };
}
