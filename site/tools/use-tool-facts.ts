import { useCallback, useEffect, useState } from 'react';

export interface ToolFacts<T> {
  facts?: T;
  failed: boolean;
  retry: () => void;
}

/**
 * Loads facts of this build, once for each name.
 * @param folder public address of the folder that holds a folder of facts for each build
 * @param name name of the facts, e.g. `urn/dataset`; undefined for none yet
 */
export function useToolFacts<T>(folder: string, name: string | undefined): ToolFacts<T> {
  const [loaded, setLoaded] = useState<Readonly<Record<string, T>>>({});
  const [failed, setFailed] = useState(false);
  const missing = name !== undefined && loaded[name] === undefined;

  const load = useCallback(() => {
    setFailed(false);
    if (name === undefined || !missing) return;
    fetchFacts<T>(`${folder}${document.documentElement.dataset.build ?? ''}/${name}.json`).then(
      (facts) => setLoaded((others) => ({ ...others, [name]: facts })),
      (error: unknown) => {
        console.warn(`The facts "${name}" could not be loaded.`, error);
        setFailed(true);
      },
    );
  }, [folder, name, missing]);
  useEffect(load, [load]);
  const facts = name === undefined ? undefined : loaded[name];
  return { ...(facts !== undefined && { facts }), failed, retry: load };
}

async function fetchFacts<T>(address: string): Promise<T> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as T;
}
