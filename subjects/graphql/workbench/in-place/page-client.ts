import type { EnglishTexts } from '#model/strings.ts';
import { createWorkerClient } from '#site/worker-client/create-worker-client.ts';
import type { WorkbenchAnswers, WorkbenchJobs } from '../session/jobs.ts';
import type { BenchClient } from '../session/use-runner.ts';

let shared: BenchClient | undefined;

/**
 * The worker that all runs on a page share, so that one sample's changes are visible to the next, as on a server. It stops when the reader goes to
 * another page.
 * @param worker address of the worker's module
 * @param folder address of the folder that contains a folder of facts for each build
 * @param translations texts of the page's language
 */
export function pageClient(worker: string, folder: string, translations: EnglishTexts): BenchClient {
  if (shared !== undefined) return shared;
  const client: BenchClient = createWorkerClient<WorkbenchJobs, WorkbenchAnswers>(worker, folder, translations);
  shared = client;
  document.addEventListener(
    'dh:navigated',
    () => {
      client.close();
      shared = undefined;
    },
    { once: true },
  );
  return client;
}
