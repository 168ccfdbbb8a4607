import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { SearchAnswer } from '#search/answer.ts';
import type { SearchFailure } from '#search/provider.ts';
import { facetsHere, type Narrowing } from './narrowing.ts';
import { searchProvider } from './search-client.ts';
import type { SearchPlace } from './search-texts.ts';

export type SearchState =
  | { status: 'idle' | 'loading' }
  | { status: 'failed'; query: string; failure: SearchFailure; retry: () => void }
  /** `isCurrent` unless the answer is that of an earlier question, `settled` when it is complete and its excerpts are there too. */
  | { status: 'ready'; answer: SearchAnswer; isCurrent: boolean; settled: boolean };

/**
 * Answers a query in the reader's language and version. What every answer needs is fetched before the first query.
 * @param narrowing another object only when its values changed
 * @param limit number of pages that are shown
 * @param hasPreviews whether an answer is shown before it is complete. It grows in place, which helps while someone types but causes a jump on a page
 * that opens with its results.
 */
export function useSearch(
  query: string,
  place: SearchPlace,
  narrowing: Narrowing,
  limit: number,
  hasPreviews = true,
): SearchState {
  const wanted = query.trim();
  const question = useMemo(() => ({ wanted, narrowing, limit }), [wanted, narrowing, limit]);
  const [found, setFound] = useState<{ question: typeof question; answer: SearchAnswer; isPreview: boolean }>();
  const [failed, setFailed] = useState<{ question: typeof question; failure: SearchFailure }>();
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  // A layout effect, because Preact runs the others only after the next frame.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is the reason to ask again
  useLayoutEffect(() => {
    setFailed(undefined);
    const facets = facetsHere(place, question.narrowing);
    const provider = searchProvider(place);
    if (question.wanted === '') {
      setFound(undefined);
      provider.prepare?.(facets);
      return undefined;
    }
    const controller = new AbortController();
    const { signal } = controller;
    const onPreview = (answer: SearchAnswer) => setFound({ question, answer, isPreview: true });
    const options = { facets, limit: question.limit, signal, ...(hasPreviews && { onPreview }) };
    provider.search(question.wanted, options).then(
      (outcome) => {
        if ('answer' in outcome) setFound({ question, answer: outcome.answer, isPreview: false });
        else setFailed({ question, failure: outcome.failure });
      },
      (reason: unknown) => {
        if (!signal.aborted) throw reason;
      },
    );
    return () => controller.abort();
  }, [question, place, attempt]);

  if (wanted === '') return { status: 'idle' };
  if (failed?.question === question) return { status: 'failed', query: wanted, failure: failed.failure, retry };
  if (!found) return { status: 'loading' };
  const isCurrent = found.question === question;
  return { status: 'ready', answer: found.answer, isCurrent, settled: isCurrent && !found.isPreview };
}
