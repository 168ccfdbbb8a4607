import { useCallback, useEffect, useState } from 'react';
import type { InLanguage } from '#model/message.ts';
import type { Job } from './jobs.ts';
import type { Asker, Outcome, WorkerClient } from './worker-client.ts';

/** The newest answer, and the status of the newest question. */
export interface AnswerState<J, A, K extends keyof J & keyof A> {
  /** `idle` without a question. */
  status: 'idle' | 'working' | Outcome<never>['status'];
  /** What was asked and answered last; may be older than the newest question. */
  last: { job: Job<J, K>; answer: InLanguage<A[K]> } | undefined;
  retry: () => void;
}

// Questions are asked during pauses in typing.
const PAUSE = 250;

/**
 * Answers a question again whenever it changes.
 * @param job the same object as long as the question is the same; undefined for no question
 */
export function useAnswer<J, A extends { [P in keyof J]: unknown }, K extends keyof J>(
  client: WorkerClient<J, A> | Asker<J, A>,
  job: Job<J, K> | undefined,
): AnswerState<J, A, K> {
  const [state, setState] = useState<Omit<AnswerState<J, A, K>, 'retry'>>({ status: 'idle', last: undefined });
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
