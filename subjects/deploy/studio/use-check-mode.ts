import { useLoaded } from '#site/tools/use-loaded.ts';
import type { CheckMode } from './check/CheckMode.tsx';

const load = () => import('./check/CheckMode.tsx').then((module) => module.CheckMode);

/** Loads the half of the studio that checks files, because a page begins with the half that writes them. @param isWanted whether the reader has chosen it */
export function useCheckMode(isWanted: boolean) {
  const { loaded, ...rest } = useLoaded<typeof CheckMode>(load, isWanted);
  return { CheckMode: loaded, ...rest };
}
