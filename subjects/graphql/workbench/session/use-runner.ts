import { useCallback, useRef, useState } from 'react';
import type { InLanguage } from '#model/message.ts';
import { useMessages } from '#site/use-messages.ts';
import type { WorkerClient } from '#site/worker-client/worker-client.ts';
import type { AspectChange } from '../engine/index.ts';
import type { ShownResult, WorkbenchAnswers, WorkbenchJobs } from './jobs.ts';

/** Sends the workbench's requests to its worker. */
export type BenchClient = WorkerClient<WorkbenchJobs, WorkbenchAnswers>;

/** The state of the newest run. */
export interface RunState {
  status: 'idle' | 'working' | 'done' | 'slow' | 'failed' | 'reset';
  /** Of the newest run that ended. */
  result: InLanguage<ShownResult> | undefined;
  /** What the session changed so far. */
  changes: readonly AspectChange[];
}

export interface Runner {
  state: RunState;
  run: (request: WorkbenchJobs['run']) => Promise<void>;
  reset: () => Promise<void>;
}

/**
 * Runs operations in the worker. If one takes too long, the worker is stopped, and the session's changes are lost.
 * @param first a result that is part of the built page
 */
export function useRunner(client: BenchClient, first: ShownResult | undefined): Runner {
  const inWords = useMessages();
  const [state, setState] = useState<RunState>({
    status: first === undefined ? 'idle' : 'done',
    result: inWords(first),
    changes: [],
  });
  const newest = useRef(0);
  const run = useCallback(
    async (request: WorkbenchJobs['run']) => {
      newest.current += 1;
      const own = newest.current;
      setState((before) => ({ ...before, status: 'working' }));
      const outcome = await client.ask<'run'>({ kind: 'run', ...request });
      if (own !== newest.current) return;
      if (outcome.status === 'done')
        setState({ status: 'done', result: outcome.answer, changes: outcome.answer.changes });
      else setState({ status: outcome.status, result: undefined, changes: [] });
    },
    [client],
  );
  const reset = useCallback(async () => {
    const outcome = await client.ask<'reset'>({ kind: 'reset' });
    setState((before) => ({
      ...before,
      changes: [],
      status: outcome.status === 'done' ? 'reset' : outcome.status,
    }));
  }, [client]);
  return { state, run, reset };
}
