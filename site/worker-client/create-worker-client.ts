import type { EnglishTexts } from '#model/strings.ts';
import { startWorker } from '#runtime/trusted-worker.ts';
import { WorkerClient } from './worker-client.ts';

/**
 * The client of a worker that starts when the first question arrives.
 * @param worker address of the worker's module
 * @param folder address of the folder that contains a folder of facts for each build
 * @param translations texts of the page's language
 */
export function createWorkerClient<J, A extends { [K in keyof J]: unknown }>(
  worker: string,
  folder: string,
  translations: EnglishTexts,
): WorkerClient<J, A> {
  return new WorkerClient<J, A>(
    () => startWorker(worker),
    () => new URL(`${folder}${document.documentElement.dataset.shell ?? ''}/`, location.href).href,
    translations,
  );
}
