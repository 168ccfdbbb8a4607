import { useCallback, useEffect, useState } from 'react';
import type { SearchEngine, SearchHit } from '#search/engine.ts';
import { loadEngine } from './load-engine.ts';

export type SearchState =
  | { status: 'idle' | 'loading' }
  | { status: 'failed'; retry: () => void }
  | { status: 'ready'; hits: SearchHit[] };

/** Answers a query from the index, which is fetched on the first one. */
export function useSearch(query: string, base: string): SearchState {
  const [engine, setEngine] = useState<SearchEngine>();
  const [failed, setFailed] = useState(false);
  const wanted = query.trim() !== '';

  const load = useCallback(() => {
    setFailed(false);
    loadEngine(base).then(setEngine, (error: unknown) => {
      console.warn('The search index could not be loaded.', error);
      setFailed(true);
    });
  }, [base]);
  useEffect(() => {
    if (wanted && !engine) load();
  }, [wanted, engine, load]);

  if (!wanted) return { status: 'idle' };
  if (failed) return { status: 'failed', retry: load };
  return engine ? { status: 'ready', hits: engine.search(query) } : { status: 'loading' };
}
