import { useState } from 'react';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { ModeChoice } from '#site/tools/ModeChoice.tsx';
import { useAddressState } from '#site/use-address-state.ts';
import { useTexts } from '#site/use-texts.ts';
import { useWorkerClient } from '#site/worker-client/use-worker-client.ts';
import { deployTexts } from '../texts.ts';
import type { Typed } from '../write/take-entries.ts';
import type { DeployAnswers, DeployJobs } from './deploy-worker.ts';
import type { DeploySetup } from './studio.ts';
import { formatState, initialState, parseState } from './studio-state.ts';
import { useCheckMode } from './use-check-mode.ts';
import { WriteMode } from './write/WriteMode.tsx';

/** Writes deployment files and checks them. Input is kept while the page is open, whichever mode is shown. */
export function DeployStudio(studio: DeploySetup) {
  const t = useTexts(deployTexts);
  const [{ mode, wanted }, change] = useAddressState(initialState, parseState, formatState);
  const client = useWorkerClient<DeployJobs, DeployAnswers>(studio.worker, studio.setup.facts);
  const [typed, setTyped] = useState<Typed>({});
  const [text, setText] = useState('');
  const { CheckMode, hasFailed, retry } = useCheckMode(mode === 'check');
  return (
    <div className="tool studio" data-needs-js="">
      <ModeChoice
        legend={t.deployWhat}
        modes={{ write: t.deployWrite, check: t.deployCheck }}
        mode={mode}
        onChange={(next) => change({ mode: next })}
      />
      {mode === 'write' ? (
        <WriteMode
          studio={studio}
          client={client}
          wanted={wanted}
          onAnswer={(field, answer) =>
            change((before) => ({ ...before, wanted: { ...before.wanted, [field]: answer } }))
          }
          typed={typed}
          onType={(entry, value) => setTyped((before) => ({ ...before, [entry]: value }))}
          onCheck={(file) => {
            setText(file);
            change({ mode: 'check' });
          }}
        />
      ) : hasFailed ? (
        <LoadFailure failure={studio.setup.failure} onRetry={retry} />
      ) : CheckMode === undefined ? null : (
        <CheckMode studio={studio} client={client} text={text} onText={setText} />
      )}
    </div>
  );
}
