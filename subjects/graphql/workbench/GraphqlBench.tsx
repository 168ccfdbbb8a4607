import { useEffect, useRef, useState } from 'react';
import { ModeChoice } from '#site/tools/ModeChoice.tsx';
import { useHandedOver } from '#site/tools/use-handed-over.ts';
import { useTexts } from '#site/use-texts.ts';
import { useWorkerClient } from '#site/worker-client/use-worker-client.ts';
import { answerOf } from '#site/worker-client/worker-client.ts';
import { BuildMode } from './build/BuildMode.tsx';
import type { BenchSetup, Draft } from './session/bench.ts';
import { formatState, parseShared } from './session/bench-state.ts';
import { parseDraft } from './session/draft-text.ts';
import type { WorkbenchAnswers, WorkbenchJobs } from './session/jobs.ts';
import { useBenchState } from './session/use-bench-state.ts';
import { useHistory } from './session/use-history.ts';
import { useRunner } from './session/use-runner.ts';
import { formatVariables } from './session/variables.ts';
import { benchTexts } from './texts.ts';
import { HistoryList } from './write/HistoryList.tsx';
import { OperationChoice } from './write/OperationChoice.tsx';
import { WriteMode } from './write/WriteMode.tsx';

/** Writes, builds, and runs operations on the sample catalog. Input is kept while the page is open. */
export function GraphqlBench(bench: BenchSetup) {
  const t = useTexts(benchTexts);
  const [state, change] = useBenchState(bench);
  const client = useWorkerClient<WorkbenchJobs, WorkbenchAnswers>(bench.worker, bench.setup.facts);
  const runner = useRunner(client, bench.first.result);
  const history = useHistory();
  const [draft, setDraft] = useState<Draft>(bench.first);
  // The draft of the documented operation that was opened last; any other draft is the reader's own.
  const opened = useRef<{ name: string; document: string }>({ name: '', document: '' });
  const { operation } = state;
  useEffect(() => {
    if (operation === '' || opened.current.name === operation) return;
    opened.current = { name: operation, document: '' };
    client.ask<'open'>({ kind: 'open', name: operation }).then((outcome) => {
      const found = answerOf(outcome);
      if (found === undefined || opened.current.name !== operation) return;
      opened.current = { name: operation, document: found.document };
      setDraft({ document: found.document, variables: formatVariables(found.variables) });
    });
  }, [client, operation]);
  useEffect(() => {
    const shared = parseShared(location.hash);
    if (shared !== undefined) setDraft({ document: shared, variables: '' });
  }, []);
  useHandedOver('graphql', (text) => setDraft(parseDraft(text)));
  const actor = bench.actors.find(({ role }) => role.toLowerCase() === state.actor) ?? bench.actors[0];
  const [own, setOwn] = useState<string>();
  const isDocumented = operation !== '' && draft.document === opened.current.document;
  return (
    <div className="tool studio bench" data-needs-js="">
      <ModeChoice
        legend={t.benchModes}
        modes={{ write: t.benchWrite, build: t.benchBuild }}
        mode={state.mode}
        onChange={(mode) => change({ mode })}
      />
      {state.mode === 'write' ? (
        <WriteMode
          bench={bench}
          client={client}
          runner={runner}
          draft={draft}
          onDraft={setDraft}
          actor={own ?? actor?.urn ?? ''}
          onActor={({ urn, role }) => {
            setOwn(urn);
            change({ actor: role.toLowerCase() });
          }}
          onRan={history.add}
          link={isDocumented ? formatState(state) : undefined}
          above={
            <OperationChoice
              operations={bench.operations}
              chosen={isDocumented ? operation : ''}
              onChoose={(name) => {
                opened.current = { name: '', document: '' };
                change({ operation: name });
              }}
            />
          }
          below={<HistoryList history={history} onOpen={setDraft} />}
        />
      ) : (
        <BuildMode
          bench={bench}
          onOpen={(built) => {
            setDraft(built);
            change({ mode: 'write', operation: '' });
          }}
        />
      )}
    </div>
  );
}
