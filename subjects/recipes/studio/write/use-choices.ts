import { useMemo } from 'react';
import type { Message } from '#model/message.ts';
import type { RecipeBase, RecipeScenario, SourceFacts } from '#recipes/facts.ts';
import type { RecipeChoices, Schedule } from '#recipes/types.ts';
import { gmsAddress } from '#recipes/write/addresses.ts';
import { withReachableAddresses } from '#recipes/write/reachable-addresses.ts';
import { scenarioValues } from '#recipes/write/scenario-values.ts';
import { sinkDefaults } from '#recipes/write/sink-defaults.ts';
import type { RecipeJob } from '../recipe-worker.ts';
import { USUAL_SINK } from '../studio.ts';
import type { StudioState } from '../studio-state.ts';
import { scheduleKinds, scheduleProblem, serverProblem, type TakenEntries } from './choices.ts';
import { type FeatureState, featureStates } from './features.ts';
import { type OptionForm, optionForm } from './option-form.ts';
import type { Entries } from './use-entries.ts';
import type { FormedTransformer } from './use-transformers.ts';

/** The reader's other input, besides the choices in the address and the values of options. */
export interface RunSettings {
  server: string;
  schedule: Schedule;
}

// At night, at an odd minute, when fewer jobs start.
const usualTime = '17 2 * * *';

/** Nothing said yet. */
export const usualRun: RunSettings = { server: '', schedule: { kind: 'none', expression: usualTime } };

/** Everything that follows from what was chosen and entered. */
export interface Chosen {
  scenario: RecipeScenario | undefined;
  features: readonly FeatureState[];
  /** Forms are absent until their facts are loaded. */
  form: OptionForm | undefined;
  sink: string;
  sinkForm: OptionForm | undefined;
  /** The entries in all forms that need attention. */
  taken: Omit<TakenEntries, 'values'>;
  server: { value: string; problem: Message | undefined; usual: string };
  kinds: readonly Schedule['kind'][];
  schedule: Schedule;
  timeProblem: Message | undefined;
  /** What to write; missing until the source's facts are loaded. */
  job: RecipeJob<'write'> | undefined;
}

interface Known {
  source: SourceFacts | undefined;
  base: RecipeBase | undefined;
}

/** Determines what to write. Rejected values are left out, and the scenario's value stays. */
export function useChoices(
  state: StudioState,
  known: Known,
  entriesOf: (key: string) => Entries,
  transformers: readonly FormedTransformer[],
  run: RunSettings,
): Chosen {
  const { source, place } = state;
  const facts = known.source;
  const scenario = facts?.scenarios.find(({ id }) => id === state.scenario) ?? facts?.scenarios[0];
  const usual = useMemo(
    () => scenarioValues(scenario === undefined ? '' : withReachableAddresses(scenario.yaml, place)),
    [scenario, place],
  );
  const entered = entriesOf(source);
  const form = useMemo(
    () => (facts === undefined ? undefined : optionForm(facts, usual.source, entered)),
    [facts, usual, entered],
  );
  const features =
    facts === undefined || form === undefined
      ? []
      : featureStates(
          facts.features,
          facts.options,
          Object.fromEntries(form.shown.map(({ field, value }) => [field.option.path, value])),
          form.shown.map(({ field }) => field.option.path),
        );
  const sink = state.sink || usual.sink;
  const sinkForm = formOfSink(sink, usual, state, known.base, entriesOf(sinkKey(sink)));

  const server = {
    value: run.server,
    problem: serverProblem(run.server),
    usual: (usual.sink === USUAL_SINK && usual.sinkValues.server) || gmsAddress(place),
  };
  const kinds = scheduleKinds[place];
  const kind = kinds.includes(run.schedule.kind) ? run.schedule.kind : (kinds[0] ?? 'none');
  const schedule = { ...run.schedule, kind };
  const timeProblem = scheduleProblem(schedule);
  const choices: RecipeChoices = {
    source,
    scenario: scenario?.id ?? '',
    sink: state.sink,
    place,
    server: server.problem === undefined ? run.server.trim() : '',
    values: form?.changes ?? {},
    sinkValues: sinkForm?.changes ?? {},
    transformers: transformers.map((each) => ({ type: each.facts.type, values: each.form.changes })),
    schedule: { kind, expression: timeProblem === undefined ? schedule.expression.trim() : usualTime },
  };
  const question = JSON.stringify(choices);
  const isKnown = facts !== undefined;
  const job = useMemo(
    (): RecipeJob<'write'> | undefined =>
      isKnown ? { kind: 'write', choices: JSON.parse(question) as RecipeChoices } : undefined,
    [isKnown, question],
  );
  const taken = together([form, sinkForm, ...transformers.map((each) => each.form)]);
  return { scenario, features, form, sink, sinkForm, taken, server, kinds, schedule, timeProblem, job };
}

/** Key of the entries of a sink, which no source has. */
export function sinkKey(sink: string): string {
  return `sink ${sink}`;
}

function formOfSink(
  sink: string,
  usual: ReturnType<typeof scenarioValues>,
  { source, place }: StudioState,
  base: RecipeBase | undefined,
  entered: Entries,
): OptionForm | undefined {
  const facts = base?.sinks.find(({ type }) => type === sink);
  if (facts === undefined) return undefined;
  const { server: _, ...values } = sink === usual.sink ? usual.sinkValues : sinkDefaults(sink, source, place);
  // The address of the metadata service has a separate field.
  const options = sink === USUAL_SINK ? facts.options.filter(({ name }) => name !== 'server') : facts.options;
  return optionForm({ ...facts, options }, values, entered);
}

function together(forms: readonly (OptionForm | undefined)[]): Chosen['taken'] {
  const all = (key: 'open' | 'refused' | 'examples') => forms.flatMap((form) => form?.taken[key] ?? []);
  return { open: all('open'), refused: all('refused'), examples: all('examples') };
}
