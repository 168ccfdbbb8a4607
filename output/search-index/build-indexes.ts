import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type IndexFiles, type IndexInput, indexFiles } from './search-index.ts';

/** Below this many sections starting a thread costs more than the index. */
const FEWEST_FOR_A_THREAD = 500;

/** The bundle puts the worker beside the code that starts it; code that is not bundled (unit tests) has none. */
const workerFile = fileURLToPath(new URL('./index-worker.mjs', import.meta.url));

/**
 * Builds search indexes in a thread of their own, beside whatever the caller does in the meantime.
 * @returns the files; rejects when the thread fails
 */
export function buildIndexes(inputs: readonly IndexInput[]): Promise<IndexFiles> {
  const sections = inputs.reduce((sum, { records }) => sum + records.length, 0);
  if (sections < FEWEST_FOR_A_THREAD || !existsSync(workerFile)) return Promise.resolve(indexFiles(inputs));
  return new Promise((resolve, reject) => {
    const worker = new Worker(workerFile, { workerData: inputs });
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`The thread of the search index stopped with code ${code}.`)));
  });
}
