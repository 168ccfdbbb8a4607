import { useCallback, useEffect, useRef, useState } from 'react';
import type { OfflineOffer } from '#model/offline.ts';
import { type CopyState, failureOf, lookAround } from './copy-state.ts';
import { keepCopy } from './keep-copy.ts';
import { removeEverything } from './kept-copy.ts';

export interface OfflineCopyControls {
  state: CopyState;
  /** Looks again for a copy and for a newer build. */
  look: () => Promise<void>;
  /** Loads the offered copy, or the rest of it. */
  keep: (offer: OfflineOffer) => Promise<void>;
  /** Stops loading. What has been loaded stays for another time. */
  stop: () => void;
  remove: () => Promise<void>;
}

/**
 * The copy of the docs in this browser, and what a reader can do with it.
 * @param base base of the language, for example `/catalog/fr/`
 */
export function useOfflineCopy(base: string): OfflineCopyControls {
  const [state, setState] = useState<CopyState>({ status: 'looking' });
  const loading = useRef<AbortController | undefined>(undefined);

  const look = useCallback(async () => setState(await lookAround(base)), [base]);

  const keep = useCallback(
    async (offer: OfflineOffer) => {
      const controller = new AbortController();
      loading.current = controller;
      setState({ status: 'keeping', loaded: 0, total: 0 });
      const onProgress = (loaded: number, total: number) => setState({ status: 'keeping', loaded, total });
      // Asks the browser not to remove it when space gets scarce. Some browsers ask the reader, but nothing has to wait for that.
      navigator.storage?.persist?.().catch(console.warn);
      const failure = await keepCopy(base, offer, onProgress, controller.signal).then(() => undefined, failureOf);
      loading.current = undefined;
      const found = await lookAround(base);
      setState(found.status === 'found' && failure ? { ...found, failure } : found);
    },
    [base],
  );

  const remove = useCallback(async () => {
    await removeEverything(base).catch(console.warn);
    const found = await lookAround(base);
    setState(found.status === 'found' ? { ...found, removed: true } : found);
  }, [base]);

  useEffect(() => {
    look();
    return () => loading.current?.abort();
  }, [look]);

  return { state, look, keep, stop: () => loading.current?.abort(), remove };
}
