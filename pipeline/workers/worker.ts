import { parentPort, workerData } from 'node:worker_threads';
import { type Input, type JobName, jobs, type Output, type Shared } from './jobs.ts';

/** Entry of a worker thread: does one named job on every chunk of inputs that it is sent, one chunk at a time. */
const { name, shared } = workerData as { name: JobName; shared: Shared<JobName> };

parentPort?.on('message', async (inputs: Input<JobName>[]) => {
  const outputs: Output<JobName>[] = [];
  for (const input of inputs) outputs.push(await jobs[name](shared, input));
  parentPort?.postMessage(outputs);
});
