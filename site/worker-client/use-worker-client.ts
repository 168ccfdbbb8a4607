import { useContext, useEffect, useRef } from 'react';
import { TranslationsContext } from '#site/use-texts.ts';
import { createWorkerClient } from './create-worker-client.ts';
import type { WorkerClient } from './worker-client.ts';

/**
 * The worker of an island, started with the first question.
 * @param worker address of the worker's module
 * @param folder address of the folder that contains a folder of facts for each build
 */
export function useWorkerClient<J, A extends { [K in keyof J]: unknown }>(
  worker: string,
  folder: string,
): WorkerClient<J, A> {
  const translations = useContext(TranslationsContext);
  const own = useRef<WorkerClient<J, A>>(undefined);
  own.current ??= createWorkerClient<J, A>(worker, folder, translations);
  const client = own.current;
  useEffect(() => () => client.close(), [client]);
  return client;
}
