import { useEffect, useRef } from 'react';
import { startWorker } from '#runtime/trusted-worker.ts';
import { RecipeClient } from './recipe-client.ts';

/**
 * The worker of this island, started with the first question.
 * @param worker address of the `recipe-worker.ts` module
 * @param folder address of the folder that contains a folder of facts for each build
 */
export function useRecipeClient(worker: string, folder: string): RecipeClient {
  const own = useRef<RecipeClient>(undefined);
  own.current ??= new RecipeClient(
    () => startWorker(worker),
    () => new URL(`${folder}${document.documentElement.dataset.shell ?? ''}/`, location.href).href,
  );
  const client = own.current;
  useEffect(() => () => client.close(), [client]);
  return client;
}
