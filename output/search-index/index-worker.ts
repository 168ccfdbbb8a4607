import { parentPort } from 'node:worker_threads';
import { type IndexInputs, indexFiles } from './search-index.ts';

/* Entry of the worker thread that builds the search indexes; see start-index.ts. The last message is empty. */
const all: IndexInputs = new Map();
parentPort?.on('message', (inputs: IndexInputs) => {
  for (const [file, records] of inputs) {
    const others = all.get(file) ?? [];
    for (const record of records) others.push(record);
    all.set(file, others);
  }
  if (inputs.size > 0) return;
  parentPort?.postMessage(indexFiles(all));
  parentPort?.close();
});
