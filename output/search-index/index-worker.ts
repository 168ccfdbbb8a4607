import { parentPort, workerData } from 'node:worker_threads';
import { FileWriter } from '#output/file-writer.ts';
import { IndexBuilder, type IndexInputs } from './search-index.ts';
import type { BuiltIndexes } from './start-index.ts';

/* Entry of the worker thread that builds the search indexes; see start-index.ts. The last message is empty. */
const writer = new FileWriter((workerData as { outDir: string }).outDir);
const indexes = new IndexBuilder((file, text) => writer.writeNamedByContent(file, text));
parentPort?.on('message', (batch: IndexInputs[]) => {
  for (const inputs of batch) indexes.add(inputs);
  if (batch.length > 0) return;
  const built: BuiltIndexes = { heads: indexes.finish(), parts: writer.written() };
  parentPort?.postMessage(built);
  parentPort?.close();
});
