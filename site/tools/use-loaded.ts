import { useCallback, useEffect, useState } from 'react';

/** A part of a tool that is a file of its own. */
interface Loaded<T> {
  /** The part, once it has been loaded. */
  loaded: T | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads a part of a tool when the reader chooses it.
 * @param load imports the part; the same function with every render
 * @param isWanted whether the reader has chosen it
 */
export function useLoaded<T>(load: () => Promise<T>, isWanted: boolean): Loaded<T> {
  const [loaded, setLoaded] = useState<T>();
  const [hasFailed, setFailed] = useState(false);
  const retry = useCallback(() => {
    setFailed(false);
    load().then(
      (part) => setLoaded(() => part),
      (error: unknown) => {
        console.warn('A part of this tool could not be loaded.', error);
        setFailed(true);
      },
    );
  }, [load]);
  useEffect(() => {
    if (isWanted) retry();
  }, [isWanted, retry]);
  return { loaded, hasFailed, retry };
}
