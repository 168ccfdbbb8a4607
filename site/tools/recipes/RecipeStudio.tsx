import { useState } from 'react';
import { CheckMode } from './check/CheckMode.tsx';
import { ModeChoice } from './ModeChoice.tsx';
import type { StudioSetup } from './studio.ts';
import { useRecipeClient } from './use-recipe-client.ts';
import { useStudioState } from './use-studio-state.ts';
import { usualRun } from './write/use-choices.ts';
import { useEntries } from './write/use-entries.ts';
import { WriteMode } from './write/WriteMode.tsx';

/** Writes recipes and checks them. What was entered is kept while the page is open, whichever of the two is shown. */
export function RecipeStudio(studio: StudioSetup) {
  const [state, change] = useStudioState(studio.sinks);
  const client = useRecipeClient(studio.worker, studio.setup.facts);
  const entries = useEntries(state.source);
  const [run, setRun] = useState(usualRun);
  const [text, setText] = useState('');
  return (
    <div className="tool studio" data-needs-js="">
      <ModeChoice mode={state.mode} onChange={(mode) => change({ mode })} />
      {state.mode === 'write' ? (
        <WriteMode
          studio={studio}
          client={client}
          state={state}
          onState={change}
          entries={entries}
          run={run}
          onRun={setRun}
          onCheck={(recipe) => {
            setText(recipe);
            change({ mode: 'check' });
          }}
        />
      ) : (
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
