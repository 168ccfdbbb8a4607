import { useSyncExternalStore } from 'react';
import type { ExplorerState } from './explorer.ts';

/** The breakpoint of the shell: below it, a table is easier to read than a graph. */
const NARROW = '(width <= 996px)';

/** The view that is shown: the chosen one, else what the window has room for. While the page is made there is no window. */
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
