import { parentPort, workerData } from 'node:worker_threads';
import { type IndexInput, indexFiles } from './search-index.ts';

/* Entry of the worker thread that builds the search indexes; see build-indexes.ts. */
parentPort?.postMessage(indexFiles(workerData as IndexInput[]));
