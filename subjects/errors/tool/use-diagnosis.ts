import { useCallback, useEffect, useRef, useState } from 'react';
import { startWorker } from '#runtime/trusted-worker.ts';
import type { Diagnosis } from '../diagnosis/diagnosis.ts';
import type { ErrorsQuestion, ErrorsReply } from './errors-worker.ts';

export type DiagnosisState =
  | { status: 'idle' | 'working' | 'slow' }
  | { status: 'failed'; retry: () => void }
  /** `run` is a different number for every diagnosis. */
  | { status: 'done'; diagnosis: Diagnosis; run: number };

// Questions are asked during pauses in typing.
const PAUSE = 250;

// Loading can take long on a slow connection, but searching the text takes about a second.
const PATIENCE = 15_000;

/**
 * The diagnosis of a text, which is computed in a worker.
 * @param text empty for none
 * @param worker address of the `errors-worker.ts` module
 * @param folder address of the folder that contains a folder of facts for each build
 */
export function useDiagnosis(text: string, worker: string, folder: string): DiagnosisState {
  const [state, setState] = useState<DiagnosisState>({ status: 'idle' });
  const running = useRef<Worker>(undefined);
  const [attempt, setAttempt] = useState(0);
  const runs = useRef(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);

  useEffect(() => () => running.current?.terminate(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again.
  useEffect(() => {
    if (text === '') {
      setState({ status: 'idle' });
      return;
    }
    setState({ status: 'working' });
    const end = (last: DiagnosisState) => {
      running.current?.terminate();
      running.current = undefined;
      setState(last);
    };
    const fail = (error: unknown) => {
      console.warn('The known errors could not be loaded.', error);
      end({ status: 'failed', retry });
    };
    let impatient: ReturnType<typeof setTimeout> | undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const pending = setTimeout(() => {
      const own = running.current ?? startWorker(worker);
      running.current = own;
      const answered = ({ data }: MessageEvent<ErrorsReply>) => {
        clearTimeout(impatient);
        impatient = undefined;
        if (!('diagnosis' in data)) return fail(data.failure);
        runs.current += 1;
        setState({ status: 'done', diagnosis: data.diagnosis, run: runs.current });
      };
      own.addEventListener('message', answered, { signal });
      own.addEventListener('error', fail, { signal });
      impatient = setTimeout(() => end({ status: 'slow' }), PATIENCE);
      const facts = new URL(`${folder}${document.documentElement.dataset.shell ?? ''}/errors.json`, location.href).href;
      own.postMessage({ facts, text } satisfies ErrorsQuestion);
    }, PAUSE);
    return () => {
      clearTimeout(pending);
      clearTimeout(impatient);
      controller.abort();
      // An answer that is still being computed would only delay the next one.
      if (impatient !== undefined) {
        running.current?.terminate();
        running.current = undefined;
      }
    };
  }, [text, worker, folder, attempt]);
  return state;
}
