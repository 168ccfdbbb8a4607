import { useCallback, useEffect, useRef, useState } from 'react';

export interface LoadedFacts<T> {
  /** What has been loaded so far, by name. */
  facts: Readonly<Record<string, T>>;
  failed: boolean;
  retry: () => void;
}

/**
 * Loads facts for the code of this build, each once.
 * @param folder public address of the folder that contains a folder of facts for each build
 * @param names facts wanted, for example `urn/dataset`
 */
export function useFacts<T>(folder: string, names: readonly string[]): LoadedFacts<T> {
  const [facts, setFacts] = useState<Readonly<Record<string, T>>>({});
  const [failed, setFailed] = useState(false);
  // Files that were requested aren't requested again when another arrives, but failed ones can be.
  const requested = useRef(new Set<string>());
  const wanted = names.join(',');

  const load = useCallback(() => {
    setFailed(false);
    for (const name of wanted.split(',').filter((each) => each !== '' && !requested.current.has(each))) {
      requested.current.add(name);
      fetchFacts<T>(`${folder}${document.documentElement.dataset.shell ?? ''}/${name}.json`).then(
        (loaded) => setFacts((others) => ({ ...others, [name]: loaded })),
        (error: unknown) => {
          console.warn(`The facts "${name}" could not be loaded.`, error);
          requested.current.delete(name);
          setFailed(true);
        },
      );
    }
  }, [wanted, folder]);
  useEffect(load, [load]);
  return { facts, failed, retry: load };
}

async function fetchFacts<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as T;
}
