import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { type Input, type JobName, jobs, type Output, type Shared } from './jobs.ts';
import { type Chunk, splitChunks } from './split-chunks.ts';

/** Starting a thread costs as much as a few pages. */
const fewestForThreads = 8;
/** More threads would spend their time passing results. */
const mostThreads = 4;

/** The bundle puts the worker next to the code that starts it. Code that isn't bundled (unit tests) has none. */
const workerFile = fileURLToPath(new URL('./worker.mjs', import.meta.url));

/**
 * Does a job on many inputs, on worker threads if that is worthwhile.
 * @param name job to do
 * @param shared what every input needs; sent to each thread once
 * @param inputs plain data
 * @returns outputs in the order of the inputs; rejects when the job throws, after all threads were stopped
 */
export async function runJobs<N extends JobName>(
  name: N,
  shared: Shared<N>,
  inputs: readonly Input<N>[],
): Promise<Output<N>[]> {
  if (inputs.length < fewestForThreads || !existsSync(workerFile)) {
    const job = jobs[name] as (shared: Shared<N>, input: Input<N>) => Promise<Output<N>>;
    const outputs: Output<N>[] = [];
    for (const input of inputs) outputs.push(await job(shared, input));
    return outputs;
  }
  const count = Math.min(availableParallelism(), mostThreads, Math.ceil(inputs.length / fewestForThreads));
  const chunks = splitChunks(inputs, count);
  const outputs = new Array<Output<N>>(inputs.length);
  const workers = Array.from({ length: count }, () => new Worker(workerFile, { workerData: { name, shared } }));
  try {
    await Promise.all(workers.map((worker) => drain(worker, chunks, outputs)));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return outputs;
}

/** Gives a thread the next chunk whenever it has finished one, so that no thread waits for a slow page and memory use stays low. */
function drain<I, O>(worker: Worker, chunks: Iterator<Chunk<I>>, outputs: O[]): Promise<void> {
  return new Promise((resolve, reject) => {
    let start = 0;
    const next = () => {
      const { value: chunk, done } = chunks.next();
      if (done) return resolve();
      start = chunk.start;
      worker.postMessage(chunk.inputs);
    };
    worker.on('message', (results: O[]) => {
      for (const [index, result] of results.entries()) outputs[start + index] = result;
      next();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => reject(new Error(`A worker thread stopped with code ${code}.`)));
    next();
  });
}
