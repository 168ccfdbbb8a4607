import { useContext, useEffect, useId, useMemo, useRef, useState } from 'react';
import { handOver } from '#site/tools/hand-over.ts';
import type { ToolSetup } from '#site/tools/tool-setup.ts';
import { TranslationsContext, useTexts } from '#site/use-texts.ts';
import { useAnswer } from '#site/worker-client/use-answer.ts';
import { RunResult } from '../run/RunResult.tsx';
import type { Draft } from '../session/bench.ts';
import { formatDraft } from '../session/draft-text.ts';
import type { WorkbenchAnswers, WorkbenchJobs } from '../session/jobs.ts';
import { useRunner } from '../session/use-runner.ts';
import { parseVariables } from '../session/variables.ts';
import { benchTexts } from '../texts.ts';
import { ActorChoice } from '../write/ActorChoice.tsx';
import { VariablesField } from '../write/VariablesField.tsx';
import { closeRun } from './close-run.ts';
import { pageClient } from './page-client.ts';

interface GraphqlRunProps {
  setup: ToolSetup;
  /** Address of the worker. */
  worker: string;
  /** Address of the workbench. */
  page: string;
  /** The operation of the sample. */
  draft: Draft;
}

/** Runs the operation of a sample below it. */
export function GraphqlRun({ setup, worker, page, draft }: GraphqlRunProps) {
  const t = useTexts(benchTexts);
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const translations = useContext(TranslationsContext);
  const client = useMemo(() => pageClient(worker, setup.facts, translations), [worker, setup.facts, translations]);
  const runner = useRunner(client, undefined);
  const [variables, setVariables] = useState(draft.variables);
  const [chosen, setChosen] = useState<string>();
  const { last } = useAnswer<WorkbenchJobs, WorkbenchAnswers, 'actors'>(
    client,
    useMemo(() => ({ kind: 'actors' }) as const, []),
  );
  const check = useAnswer<WorkbenchJobs, WorkbenchAnswers, 'check'>(
    client,
    useMemo(() => ({ kind: 'check', document: draft.document }) as const, [draft.document]),
  );
  const actors = last?.answer ?? [];
  const actor = chosen ?? actors[0]?.urn ?? '';
  const [operation] = check.last?.answer.operations ?? [];
  const parsed = parseVariables(variables);
  const run = () => {
    if ('reason' in parsed) return;
    const operationName = operation?.name ?? '';
    runner.run({ document: draft.document, operationName, variables: parsed.value, actor });
  };
  const runNow = useRef(run);
  runNow.current = run;
  // The reader pressed Run, so it runs as soon as there is a user to run it as, and again if the user changes.
  useEffect(() => {
    if (actor !== '') runNow.current();
  }, [actor]);
  useEffect(() => root.current?.focus(), []);
  return (
    <section ref={root} className="tool studio bench bench-in-place" tabIndex={-1} aria-labelledby={id}>
      <h2 id={id}>{t.benchRunOf}</h2>
      <RunResult setup={setup} runner={runner} onRetry={run} />
      {actors.length > 0 && <ActorChoice actors={actors} actor={actor} onChoose={({ urn }) => setChosen(urn)} />}
      {operation && operation.variables.length > 0 && (
        <VariablesField fields={operation.variables} text={variables} onText={setVariables} />
      )}
      <p className="studio-actions">
        <button type="button" className="button button-primary" disabled={'reason' in parsed} onClick={run}>
          {t.benchRun}
        </button>
        <a
          className="button"
          href={page}
          onClick={() => handOver('graphql', formatDraft({ document: draft.document, variables }))}
        >
          {t.benchFullWorkbench}
        </a>
        <button type="button" className="button" onClick={() => closeRun(root.current)}>
          {t.benchClose}
        </button>
      </p>
    </section>
  );
}
