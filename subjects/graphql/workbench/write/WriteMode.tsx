import { type ReactNode, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fill } from '#model/fill.ts';
import type { EditorFix } from '#site/code-editor/editor.ts';
import { fillNodes } from '#site/fill-nodes.ts';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { CodeField } from '#site/tools/check/CodeField.tsx';
import { CursorHelp } from '#site/tools/check/CursorHelp.tsx';
import { ProblemList } from '#site/tools/check/ProblemList.tsx';
import { useTexts } from '#site/use-texts.ts';
import { useAnswer } from '#site/worker-client/use-answer.ts';
import { CallSamples } from '../calls/CallSamples.tsx';
import { limits } from '../engine/limits.ts';
import { RunResult } from '../run/RunResult.tsx';
import type { BenchSetup, Draft } from '../session/bench.ts';
import type { Actor } from '../session/facts.ts';
import type { WorkbenchAnswers, WorkbenchJobs } from '../session/jobs.ts';
import type { BenchClient, Runner } from '../session/use-runner.ts';
import { parseVariables } from '../session/variables.ts';
import { benchTexts } from '../texts.ts';
import { ActorChoice } from './ActorChoice.tsx';
import { DocumentActions } from './DocumentActions.tsx';
import { useDocumentSurface } from './use-document-surface.ts';
import { VariablesField } from './VariablesField.tsx';

interface WriteModeProps {
  bench: BenchSetup;
  client: BenchClient;
  runner: Runner;
  draft: Draft;
  onDraft: (draft: Draft) => void;
  /** URN of the user who sends the request. */
  actor: string;
  onActor: (actor: Actor) => void;
  onRan: (draft: Draft) => void;
  /** Query string that leads to the draft, if it is a documented operation. */
  link: string | undefined;
  /** What comes above the operation. */
  above: ReactNode;
  /** What comes below the form. */
  below: ReactNode;
}

/** Writes an operation, runs it, and shows what it returns. */
export function WriteMode(props: WriteModeProps) {
  const { bench, client, runner, draft, onDraft, actor, onActor, onRan, link, above, below } = props;
  const t = useTexts(benchTexts);
  const id = useId();
  const { document, variables } = draft;
  const [cursor, setCursor] = useState(0);
  const [said, setSaid] = useState('');
  const [chosen, setChosen] = useState('');
  const status = useRef<HTMLParagraphElement>(null);
  const isEmpty = document.trim() === '';
  const check = useAnswer<WorkbenchJobs, WorkbenchAnswers, 'check'>(
    client,
    useMemo(() => (isEmpty ? undefined : ({ kind: 'check', document } as const)), [isEmpty, document]),
  );
  const help = useAnswer<WorkbenchJobs, WorkbenchAnswers, 'explain'>(
    client,
    useMemo(
      // Nothing is explained before the reader has moved the cursor, so a page that is only opened doesn't load descriptions.
      () => (isEmpty || cursor === 0 ? undefined : ({ kind: 'explain', document, offset: cursor } as const)),
      [isEmpty, document, cursor],
    ),
  );
  const parsed = parseVariables(variables);
  const { last } = check;
  const operations = last?.answer.operations ?? [];
  const operation = operations.find(({ name }) => name === chosen) ?? operations[0];
  const run = () => {
    if ('reason' in parsed || isEmpty) return;
    setSaid('');
    onRan(draft);
    runner.run({
      document: surface.text() || document,
      operationName: operations.length > 1 ? (operation?.name ?? '') : '',
      variables: parsed.value,
      actor,
    });
  };
  const write = (text: string) => {
    setSaid('');
    onDraft({ document: text, variables });
  };
  const fix = ({ edits, label }: EditorFix) => {
    surface.apply(edits);
    setSaid(fill(t.benchDone, { label: label.replaceAll('`', '') }));
    // By then, the clicked element is gone.
    status.current?.focus();
  };
  const refuse = (characters: number) => setSaid(fill(t.benchTooLong, { count: characters.toLocaleString('en') }));
  const state = useDocumentSurface(client, {
    text: document,
    label: t.benchDocument,
    onText: write,
    onRefused: refuse,
    onCursor: setCursor,
    onFix: (edits, label) => fix({ edits, label }),
    onRun: run,
  });
  const { surface } = state;
  // Positions in an older text would be marked incorrectly.
  const current = last !== undefined && last.job.document === document ? last.answer : undefined;
  useEffect(() => {
    if (current) surface.mark(current.problems);
    else if (isEmpty) surface.mark([]);
  }, [surface, current, isEmpty]);
  // A draft that was opened replaces the text of the editor, before a click could change it.
  useLayoutEffect(() => {
    if (surface.text() !== document) surface.replace(document);
  }, [surface, document]);
  const problems = isEmpty ? [] : (last?.answer.problems ?? []);
  return (
    <div className="studio-columns">
      <div className="studio-form">
        <div className="bench-pair">
          {above}
          <ActorChoice actors={bench.actors} actor={actor} onChoose={onActor} />
        </div>
        <CodeField
          {...state}
          label={t.benchDocument}
          text={document}
          longest={limits.characters}
          rows={14}
          onText={write}
          onRefused={refuse}
          onCursor={setCursor}
          onRun={run}
          describedBy={`${id}-status`}
          failure={t.benchEditorFailed}
          keys={fillNodes(t.benchOffers, {
            ctrl: <kbd>Ctrl</kbd>,
            space: <kbd>Space</kbd>,
            run: <kbd>Ctrl+Enter</kbd>,
            key: <kbd>F8</kbd>,
            tab: <kbd>Tab</kbd>,
          })}
        />
        <p ref={status} tabIndex={-1} role="status" id={`${id}-status`} className="bench-said">
          {[said, counted(problems.length, t)].filter(Boolean).join(' ')}
        </p>
        {check.status === 'failed' && <LoadFailure failure={bench.setup.failure} onRetry={check.retry} />}
        {problems.length > 0 && (
          <ProblemList
            problems={problems}
            addresses={bench.addresses}
            most={5}
            onShow={({ from, to }) => surface.select(from, to)}
            onFix={fix}
          />
        )}
        {operations.length > 1 && (
          <div className="tool-field">
            <label htmlFor={`${id}-which`}>{t.benchWhich}</label>
            <select id={`${id}-which`} value={operation?.name} onChange={({ target }) => setChosen(target.value)}>
              {operations.map(({ name, calls }) => (
                <option key={name} value={name}>
                  {name || `${calls.join(', ')} (${t.benchUnnamed})`}
                </option>
              ))}
            </select>
          </div>
        )}
        <p className="studio-actions">
          <button
            type="button"
            className="button button-primary"
            disabled={isEmpty || 'reason' in parsed}
            onClick={run}
          >
            {t.benchRun}
          </button>
          <DocumentActions
            client={client}
            draft={draft}
            link={link}
            page={bench.page}
            onDraft={onDraft}
            onSaid={setSaid}
          />
        </p>
        <VariablesField
          fields={operation?.variables ?? []}
          text={variables}
          onText={(text) => onDraft({ document, variables: text })}
        />
        <CursorHelp found={help.last?.answer} addresses={bench.addresses} invitation={t.benchCursorEmpty} />
        {below}
      </div>
      <div className="studio-result">
        <RunResult setup={bench.setup} runner={runner} onRetry={run} />
        {!isEmpty && 'value' in parsed && (
          <details className="bench-more">
            <summary>{t.benchCalls}</summary>
            <CallSamples call={{ document, variables: parsed.value }} copy={bench.setup.copy} />
          </details>
        )}
      </div>
    </div>
  );
}

function counted(count: number, t: ReturnType<typeof useTexts<typeof benchTexts>>): string {
  if (count === 0) return '';
  return count === 1 ? t.benchError : fill(t.benchErrors, { count: `${count}` });
}
