import { useId } from 'react';
import { type RecipeBase, type SourceFacts, sourceFactsName } from '#recipes/facts.ts';
import { recipeNames } from '#recipes/write/recipe-names.ts';
import { LoadFailure } from '#site/islands/LoadFailure.tsx';
import { useFacts } from '#site/islands/use-facts.ts';
import { useMessages } from '#site/use-messages.ts';
import { useTexts } from '#site/use-texts.ts';
import { useAnswer } from '#site/worker-client/use-answer.ts';
import { PlaceChoice } from '../PlaceChoice.tsx';
import { PatternTrial } from '../patterns/PatternTrial.tsx';
import type { RecipeClient } from '../recipe-client.ts';
import type { StudioSetup } from '../studio.ts';
import { formatLink } from '../studio-link.ts';
import type { StudioState } from '../studio-state.ts';
import { switchFeature } from './features.ts';
import { OptionList } from './OptionList.tsx';
import { ScenarioChoice } from './ScenarioChoice.tsx';
import { ScheduleChoice } from './ScheduleChoice.tsx';
import { SinkChoice } from './SinkChoice.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import { TransformerList } from './TransformerList.tsx';
import { writeTexts } from './texts.ts';
import { type RunSettings, sinkKey, useChoices } from './use-choices.ts';
import type { Entries } from './use-entries.ts';
import type { Transformers } from './use-transformers.ts';
import { WriteResult } from './WriteResult.tsx';
import { writeVerdict } from './write-verdict.ts';

interface WriteModeProps {
  studio: StudioSetup;
  client: RecipeClient;
  state: StudioState;
  onState: (change: Partial<StudioState>) => void;
  /** What was entered for a source or a sink. */
  entriesOf: (key: string) => Entries;
  transformers: Transformers;
  run: RunSettings;
  onRun: (run: RunSettings) => void;
  /** Opens the recipe in the editor. */
  onCheck: (recipe: string) => void;
}

// The sinks and transformers, which are the same for all sources.
const baseFacts = 'recipes';

/** Writes a recipe from choices, and shows it as it grows. */
export function WriteMode(props: WriteModeProps) {
  const t = useTexts(writeTexts);
  const { studio, client, state, onState, entriesOf, transformers, run, onRun, onCheck } = props;
  const { sources, sinks, sprite, setup } = studio;
  const { source, place } = state;
  const id = useId();
  const known = sources.some(({ type }) => type === source);
  const name = sourceFactsName(source);
  const loaded = useFacts<SourceFacts | RecipeBase>(setup.facts, known ? [name, baseFacts] : []);
  const facts = known ? (loaded.facts[name] as SourceFacts | undefined) : undefined;
  const base = loaded.facts[baseFacts] as RecipeBase | undefined;
  const formed = transformers.formed(base?.transformers ?? []);
  const chosen = useChoices(state, { source: facts, base }, entriesOf, formed, run);
  const { form, sink } = chosen;
  const entries = entriesOf(source);
  const answer = useAnswer(client, chosen.job);
  const written = answer.last?.job.choices.source === source ? answer.last.answer : undefined;
  const inWords = useMessages();
  const verdict = inWords(writeVerdict(known, answer.status, written, chosen.taken));
  const types = formed.map((each) => each.facts.type);

  return (
    <div className="studio-columns">
      <form className="studio-form" aria-label={t.recipeYourRecipe} onSubmit={(event) => event.preventDefault()}>
        <SourceChoice
          sources={sources}
          sprite={sprite}
          chosen={source}
          onChoose={(type) => onState({ source: type, scenario: '' })}
        />
        {loaded.failed && <LoadFailure failure={setup.failure} onRetry={loaded.retry} />}
        {known && facts === undefined && !loaded.failed && <p className="studio-note">{t.recipeLoading}</p>}
        {facts && form && (
          <>
            <ScenarioChoice
              scenarios={facts.scenarios}
              chosen={chosen.scenario?.id ?? ''}
              onChoose={(scenario) => onState({ scenario: scenario === facts.scenarios[0]?.id ? '' : scenario })}
              features={chosen.features}
              onFeature={(feature, on) => switchFeature(feature, on, entries)}
            />
            <section className="studio-step" aria-labelledby={`${id}-options`}>
              <h2 id={`${id}-options`}>{t.recipeOptionsInline}</h2>
              <p className="studio-note">{form.shown.length === 0 ? t.recipeSourceNeeds : t.recipeValues}</p>
              <OptionList key={source} form={form} entries={entries} />
            </section>
            {written && <PatternTrial client={client} text={written.recipe} />}
            <TransformerList
              known={base?.transformers ?? []}
              chosen={formed}
              onAdd={transformers.add}
              onMove={transformers.move}
              onRemove={transformers.remove}
            />
          </>
        )}
        <SinkChoice
          sinks={sinks}
          sink={sink}
          onSink={(type) => onState({ sink: type })}
          server={inWords(chosen.server)}
          onServer={(server) => onRun({ ...run, server })}
          form={known ? chosen.sinkForm : undefined}
          entries={entriesOf(sinkKey(sink))}
        />
        <section className="studio-step" aria-labelledby={`${id}-run`}>
          <h2 id={`${id}-run`}>{t.recipeRun}</h2>
          <PlaceChoice place={place} onChange={(next) => onState({ place: next })} />
          <ScheduleChoice
            hasOwnTime={place === 'ui'}
            kinds={chosen.kinds}
            schedule={chosen.schedule}
            problem={inWords(chosen.timeProblem)}
            onChange={(schedule) => onRun({ ...run, schedule })}
          />
        </section>
      </form>
      <section className="studio-result" aria-labelledby={`${id}-result`}>
        <h2 id={`${id}-result`}>{t.recipeRecipe}</h2>
        <p role="status" className={known ? 'tool-status' : 'tool-status studio-nothing'}>
          {verdict}
        </p>
        {answer.status === 'failed' && <LoadFailure failure={setup.failure} onRetry={answer.retry} />}
        {written && (
          <WriteResult
            file={recipeNames(source).file}
            written={written}
            copy={setup.copy}
            link={formatLink(state, form?.shown.map(({ field }) => field) ?? [], entries, types) || '?'}
            onCheck={() => onCheck(written.recipe)}
          />
        )}
      </section>
      {written && (
        <p className="studio-jump">
          <a href={`#${id}-result`}>{t.recipeSee}</a>
        </p>
      )}
    </div>
  );
}
