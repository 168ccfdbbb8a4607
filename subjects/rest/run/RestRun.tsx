import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { fill } from '#model/fill.ts';
import type { InLanguage } from '#model/message.ts';
import type { Texts } from '#model/strings.ts';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import type { ToolSetup } from '#site/tools/tool-setup.ts';
import { useTexts } from '#site/use-texts.ts';
import { useWorkerClient } from '#site/worker-client/use-worker-client.ts';
import { closeRun } from '#subjects/graphql/workbench/in-place/close-run.ts';
import { FollowedClasses } from '#subjects/graphql/workbench/run/FollowedClasses.tsx';
import { JsonCode } from '#subjects/graphql/workbench/run/JsonCode.tsx';
import type { RestAnswers, RestJobs } from './jobs.ts';
import { restRunTexts } from './texts.ts';

interface RestRunProps {
  setup: ToolSetup;
  /** Address of the worker. */
  worker: string;
  /** The command of the sample. */
  command: string;
}

/** An answer in the language of the page. */
type ShownAnswer = InLanguage<RestAnswers['run']>;

interface RunState {
  status: 'working' | 'done' | 'slow' | 'failed';
  answer?: ShownAnswer;
}

/** Sends the request of a sample to the sample catalog, below the sample. */
export function RestRun({ setup, worker, command: sample }: RestRunProps) {
  const t = useTexts(restRunTexts);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const client = useWorkerClient<RestJobs, RestAnswers>(worker, setup.facts);
  const [command, setCommand] = useState(sample);
  const [state, setState] = useState<RunState>({ status: 'working' });
  const newest = useRef(0);
  const run = useCallback(
    async (text: string) => {
      newest.current += 1;
      const own = newest.current;
      setState({ status: 'working' });
      const outcome = await client.ask<'run'>({ kind: 'run', command: text });
      if (own !== newest.current) return;
      setState(outcome.status === 'done' ? { status: 'done', answer: outcome.answer } : { status: outcome.status });
    },
    [client],
  );
  // The reader pressed Run, so it runs as soon as it is loaded.
  useEffect(() => {
    root.current?.focus();
    run(sample);
  }, [run, sample]);
  return (
    <section ref={root} className="tool studio bench bench-in-place" tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{t.restRunTitle}</h2>
      <p role="status" className="tool-status">
        {verdict(state, t)}
      </p>
      {state.status === 'failed' && <LoadFailure failure={setup.failure} onRetry={() => run(command)} />}
      {state.answer && <Answer answer={state.answer} copy={setup.copy} />}
      <label className="studio-label" htmlFor={`${id}-command`}>
        {t.restRunCommand}
      </label>
      <textarea
        id={`${id}-command`}
        rows={Math.min(rowsOf(command) + 1, 14)}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        value={command}
        onChange={({ target }) => setCommand(target.value)}
      />
      <p className="studio-actions">
        <button type="button" className="button button-primary" onClick={() => run(command)}>
          {t.restRun}
        </button>
        <button type="button" className="button" onClick={() => closeRun(root.current)}>
          {t.restRunClose}
        </button>
      </p>
    </section>
  );
}

function Answer({ answer, copy }: { answer: ShownAnswer; copy: string }) {
  const t = useTexts(restRunTexts);
  if (!('status' in answer)) return null;
  const { text, length, logged, follows } = answer;
  return (
    <>
      {length > text.length && (
        <p className="studio-note">
          {fill(t.restRunShortened, { count: length.toLocaleString('en'), shown: text.length.toLocaleString('en') })}
        </p>
      )}
      {logged !== '' && <p>{t.restRunLogged}</p>}
      <JsonCode label={t.restRunResponse} code={logged === '' ? text : logged} copy={copy} />
      <FollowedClasses title={t.restRunFollows} note={t.restRunFollowsNote} names={follows} />
    </>
  );
}

/** Rows that a text takes in a narrow window. */
function rowsOf(text: string): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 60)), 0);
}

/** The status of a run, including for screen readers. */
function verdict({ status, answer }: RunState, t: Texts<typeof restRunTexts>): string {
  if (status === 'working') return t.restRunning;
  if (status === 'slow') return t.restRunSlow;
  if (answer === undefined) return '';
  if ('reason' in answer) return fill(t.restRunUnanswered, { reason: answer.reason });
  if ('status' in answer) return fill(t.restRunStatus, { status: String(answer.status) });
  const problems = {
    'no-curl': t.restRunNoCurl,
    'no-address': t.restRunNoAddress,
    'bad-json': t.restRunBadJson,
    'open-quote': t.restRunOpenQuote,
    'not-alone': t.restRunNotAlone,
  };
  return problems[answer.problem];
}
