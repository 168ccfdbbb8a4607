import { useEffect, useState } from 'react';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { ModeChoice } from '#site/tools/ModeChoice.tsx';
import { useHandedOver } from '#site/tools/use-handed-over.ts';
import { useTexts } from '#site/use-texts.ts';
import { useWorkerClient } from '#site/worker-client/use-worker-client.ts';
import type { RecipeAnswers, RecipeJobs } from './recipe-worker.ts';
import type { StudioSetup } from './studio.ts';
import { parseLink } from './studio-link.ts';
import { parseState } from './studio-state.ts';
import { useCheckMode } from './use-check-mode.ts';
import { useStudioState } from './use-studio-state.ts';
import { writeTexts } from './write/texts.ts';
import { usualRun } from './write/use-choices.ts';
import { type Entered, useEntries } from './write/use-entries.ts';
import { useTransformers } from './write/use-transformers.ts';
import { WriteMode } from './write/WriteMode.tsx';

/** Writes recipes and checks them. Input is kept while the page is open, whichever mode is shown. */
export function RecipeStudio(studio: StudioSetup) {
  const t = useTexts(writeTexts);
  const [state, change] = useStudioState(studio.sinks);
  const client = useWorkerClient<RecipeJobs, RecipeAnswers>(studio.worker, studio.setup.facts);
  const [linked, setLinked] = useState<Readonly<Record<string, Entered>>>({});
  const entriesOf = useEntries(linked);
  const transformers = useTransformers();
  const { add } = transformers;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is read once, when the page opens.
  useEffect(() => {
    const { entered, transformers: types } = parseLink(location.search);
    setLinked({ [parseState(location.search, studio.sinks).source]: entered });
    types.forEach(add);
  }, []);
  const { CheckMode, hasFailed, retry } = useCheckMode(state.mode === 'check');
  const [run, setRun] = useState(usualRun);
  const [text, setText] = useState('');
  useHandedOver('recipe', setText);
  return (
    <div className="tool studio" data-needs-js="">
      <ModeChoice
        legend={t.recipeWhat}
        modes={{ write: t.recipeWrite, check: t.recipeCheck }}
        mode={state.mode}
        onChange={(mode) => change({ mode })}
      />
      {state.mode === 'write' ? (
        <WriteMode
          studio={studio}
          client={client}
          state={state}
          onState={change}
          entriesOf={entriesOf}
          transformers={transformers}
          run={run}
          onRun={setRun}
          onCheck={(recipe) => {
            setText(recipe);
            change({ mode: 'check' });
          }}
        />
      ) : hasFailed ? (
        <LoadFailure failure={studio.setup.failure} onRetry={retry} />
      ) : CheckMode === undefined ? null : (
        <CheckMode
          studio={studio}
          client={client}
          place={state.place}
          onPlace={(place) => change({ place })}
          text={text}
          onText={setText}
        />
      )}
    </div>
  );
}
