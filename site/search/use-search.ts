import { useCallback, useEffect, useState } from 'react';
import type { SearchAnswer } from '#search/answer.ts';
import { searchIndexFile } from '#search/index-file.ts';
import { SearchClient } from './search-client.ts';
import type { SearchPlace } from './search-texts.ts';

export type SearchState =
  | { status: 'idle' | 'loading' }
  | { status: 'failed'; retry: () => void }
  /** `settled` is false while the answer is that of an earlier query. */
  | { status: 'ready'; answer: SearchAnswer; settled: boolean };

const clients = new Map<string, SearchClient>();

function clientFor(worker: string): SearchClient {
  const client = clients.get(worker) ?? new SearchClient(worker);
  clients.set(worker, client);
  return client;
}

/**
 * Answers a query from the index of the reader's language and version. The index is fetched before the first query, and again after a failure.
 * @param shown number of pages that need excerpts
 */
export function useSearch(query: string, { base, worker, version }: SearchPlace, shown: number): SearchState {
  const [answer, setAnswer] = useState<SearchAnswer>();
  const [failed, setFailed] = useState<string>();
  const wanted = query.trim();

  const ask = useCallback(() => {
    const { dataset } = document.documentElement;
    const file = searchIndexFile(dataset.build ?? '', dataset.version ?? version);
    const index = new URL(`${base}${file}`, location.href).href;
    setFailed(undefined);
    clientFor(worker).ask(
      { index, query: wanted, shown },
      {
        onAnswer: setAnswer,
        onError: (error) => {
          console.warn('The search index could not be loaded.', error);
          setFailed(wanted);
        },
      },
    );
  }, [base, worker, version, wanted, shown]);
  useEffect(ask, [ask]);

  if (wanted === '') return { status: 'idle' };
  if (failed === wanted) return { status: 'failed', retry: ask };
  return answer && answer.query !== ''
    ? { status: 'ready', answer, settled: answer.query === wanted }
    : { status: 'loading' };
}
