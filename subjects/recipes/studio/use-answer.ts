import { useCallback, useEffect, useState } from 'react';
import type { Outcome, RecipeClient } from './recipe-client.ts';
import type { RecipeAnswers, RecipeJob, RecipeJobKind } from './recipe-worker.ts';

/** The newest answer, and what is going on with the newest question. */
export interface AnswerState<K extends RecipeJobKind> {
  /** `idle` without a question. */
  status: 'idle' | 'working' | Outcome<never>['status'];
  /** What was asked and answered last; may be older than the newest question. */
  last: { job: RecipeJob<K>; answer: RecipeAnswers[K] } | undefined;
  retry: () => void;
}

// Typing is answered in its pauses.
const PAUSE = 250;

/**
 * Answers a question about recipes again whenever it changes.
 * @param job the same object as long as the question is the same; undefined for no question
 */
export function useAnswer<K extends RecipeJobKind>(
  client: RecipeClient,
  job: RecipeJob<K> | undefined,
): AnswerState<K> {
  const [state, setState] = useState<Omit<AnswerState<K>, 'retry'>>({ status: 'idle', last: undefined });
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    if (job === undefined) {
      setState({ status: 'idle', last: undefined });
      return;
    }
    setState(({ last }) => ({ status: 'working', last }));
    let outdated = false;
    const pending = setTimeout(async () => {
      const outcome = await client.ask<K>(job);
      if (outdated) return;
      if (outcome.status === 'done') setState({ status: 'done', last: { job, answer: outcome.answer } });
      else setState(({ last }) => ({ status: outcome.status, last }));
    }, PAUSE);
    return () => {
      outdated = true;
      clearTimeout(pending);
    };
  }, [client, job, attempt]);
  return { ...state, retry };
}
