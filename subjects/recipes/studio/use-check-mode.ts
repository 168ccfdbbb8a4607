import { useCallback, useEffect, useState } from 'react';
import type { CheckMode } from './check/CheckMode.tsx';

interface LoadedCheckMode {
  /** The component, once it has been loaded. */
  CheckMode: typeof CheckMode | undefined;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads the half of the studio that checks recipes: a page begins with the half that writes them.
 * @param isWanted whether the reader has chosen it
 */
export function useCheckMode(isWanted: boolean): LoadedCheckMode {
  const [component, setComponent] = useState<typeof CheckMode>();
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    import('./check/CheckMode.tsx').then(
      (module) => setComponent(() => module.CheckMode),
      (error: unknown) => {
        console.warn('The recipe checker could not be loaded.', error);
        setFailed(true);
      },
    );
  }, []);
  useEffect(() => {
    if (isWanted) load();
  }, [isWanted, load]);
  return { CheckMode: component, hasFailed, retry: load };
}
