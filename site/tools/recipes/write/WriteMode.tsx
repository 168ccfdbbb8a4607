import { useId } from 'react';
import { type SourceFacts, sourceFactsName } from '#recipes/facts.ts';
import { recipeNames } from '#recipes/write/recipe-names.ts';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { useFacts } from '#site/islands/use-facts.ts';
import { PlaceChoice } from '../PlaceChoice.tsx';
import type { RecipeClient } from '../recipe-client.ts';
import type { StudioSetup } from '../studio.ts';
import type { StudioState } from '../studio-state.ts';
import { useAnswer } from '../use-answer.ts';
import { OptionForm } from './OptionForm.tsx';
import type { Entries } from './OptionGroup.tsx';
import { ScheduleChoice } from './ScheduleChoice.tsx';
import { SinkChoice } from './SinkChoice.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import { Switch } from './Switch.tsx';
import { type RunSettings, useChoices } from './use-choices.ts';
import { WriteResult } from './WriteResult.tsx';
import { writeVerdict } from './write-verdict.ts';

interface WriteModeProps {
  studio: StudioSetup;
  client: RecipeClient;
  state: StudioState;
  onState: (change: Partial<StudioState>) => void;
  entries: Entries;
  run: RunSettings;
  onRun: (run: RunSettings) => void;
  /** Takes the recipe over into the editor. */
  onCheck: (recipe: string) => void;
}

/** Writes a recipe from choices, and shows it as it grows. */
export function WriteMode({ studio, client, state, onState, entries, run, onRun, onCheck }: WriteModeProps) {
  const { sources, sinks, sprite, setup } = studio;
  const { source, sink, place } = state;
  const id = useId();
  const known = sources.some(({ type }) => type === source);
  const name = sourceFactsName(source);
  const loaded = useFacts<SourceFacts>(setup.facts, known ? [name] : []);
  const facts = known ? loaded.facts[name] : undefined;
  const chosen = useChoices(state, facts, entries.values, run);
  const answer = useAnswer(client, chosen.job);
  const written = answer.last?.job.choices.source === source ? answer.last.answer : undefined;
  const verdict = writeVerdict(known, answer.status, written, chosen.taken);

  return (
    <div className="studio-columns">
      <form className="studio-form" aria-label="Your recipe" onSubmit={(event) => event.preventDefault()}>
        <SourceChoice
          sources={sources}
          sprite={sprite}
          chosen={source}
          onChoose={(type) => onState({ source: type })}
        />
        <SinkChoice
          sinks={sinks}
          sink={sink}
          onSink={(type) => onState({ sink: type })}
          server={chosen.server}
          onServer={(server) => onRun({ ...run, server })}
        />
        <section className="studio-step" aria-labelledby={`${id}-run`}>
          <h2 id={`${id}-run`}>Run</h2>
          <PlaceChoice place={place} onChange={(next) => onState({ place: next })} />
          <ScheduleChoice
            hasOwnTime={place === 'ui'}
            kinds={chosen.kinds}
            schedule={chosen.schedule}
            problem={chosen.timeProblem}
            onChange={(schedule) => onRun({ ...run, schedule })}
          />
          {facts?.stateful && (
            <label className="studio-check" htmlFor={`${id}-stateful`}>
              <Switch
                id={`${id}-stateful`}
                checked={run.stateful}
                onSwitch={(stateful) => onRun({ ...run, stateful })}
              />
              Remove from the catalogue what is gone from the source (stateful ingestion)
            </label>
          )}
        </section>
        {loaded.failed && <LoadFailure failure={setup.failure} onRetry={loaded.retry} />}
        {known && facts === undefined && !loaded.failed && <p className="studio-note">Loading the options…</p>}
        {facts && <OptionForm key={source} {...chosen} onChange={entries.onChange} />}
      </form>
      <section className="studio-result" aria-labelledby={`${id}-result`}>
        <h2 id={`${id}-result`}>Recipe</h2>
        <p role="status" className={known ? 'tool-status' : 'tool-status studio-nothing'}>
          {verdict}
        </p>
        {answer.status === 'failed' && <LoadFailure failure={setup.failure} onRetry={answer.retry} />}
        {written && (
          <WriteResult
            file={recipeNames(source).file}
            written={written}
            copy={setup.copy}
            onCheck={() => onCheck(written.recipe)}
          />
        )}
      </section>
      {written && (
        <p className="studio-jump">
          <a href={`#${id}-result`}>See the recipe</a>
        </p>
      )}
    </div>
  );
}
