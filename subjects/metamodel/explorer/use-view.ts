import { useSyncExternalStore } from 'react';
import type { ExplorerState } from './explorer.ts';

/** The breakpoint of the shell: below it, a table is easier to read than a graph. */
const NARROW = '(width <= 996px)';

/** The current view: the chosen one, or otherwise the one that the window has room for. There is no window while the page is built. */
export function useView(chosen: ExplorerState['view']): ExplorerState['view'] {
  const fitting = useSyncExternalStore<ExplorerState['view']>(
    subscribe,
    () => (matchMedia(NARROW).matches ? 'table' : 'graph'),
    () => 'auto',
  );
  return chosen === 'auto' ? fitting : chosen;
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
