import { useCallback, useEffect, useRef, useState } from 'react';
import type { ConnectorFacts } from '#model/connector-facts.ts';

type Facts = Readonly<Record<string, ConnectorFacts>>;

export interface LoadedFacts {
  /** What has come so far, by connector id. */
  facts: Facts;
  failed: boolean;
  retry: () => void;
}

/**
 * Fetches what is compared of connectors, each once.
 * @param ids connectors wanted
 * @param folder public address of the folder that holds a folder of facts for each build
 */
export function useConnectorFacts(ids: readonly string[], folder: string): LoadedFacts {
  const [facts, setFacts] = useState<Facts>({});
  const [failed, setFailed] = useState(false);
  // What was asked for is not asked for again when something else arrives; what failed may be.
  const requested = useRef(new Set<string>());
  const wanted = ids.join(',');

  const load = useCallback(() => {
    setFailed(false);
    for (const id of wanted.split(',').filter((name) => name !== '' && !requested.current.has(name))) {
      requested.current.add(id);
      fetchFacts(`${folder}${document.documentElement.dataset.build ?? ''}/${id}.json`).then(
        (loaded) => setFacts((others) => ({ ...others, [id]: loaded })),
        (error: unknown) => {
          console.warn(`What is compared of "${id}" could not be loaded.`, error);
          requested.current.delete(id);
          setFailed(true);
        },
      );
    }
  }, [wanted, folder]);
  useEffect(load, [load]);
  return { facts, failed, retry: load };
}

async function fetchFacts(address: string): Promise<ConnectorFacts> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`);
  return (await response.json()) as ConnectorFacts;
}
