import { useMemo } from 'react';
import type { SourceFacts } from '#recipes/facts.ts';
import type { RecipeChoices, Schedule } from '#recipes/types.ts';
import { gmsAddress } from '#recipes/write/addresses.ts';
import { type OptionField, optionFields } from '../option-fields.ts';
import type { RecipeJob } from '../recipe-worker.ts';
import type { StudioState } from '../studio-state.ts';
import { scheduleKinds, scheduleProblem, serverProblem, type TakenEntries, takeEntries } from './choices.ts';
import { starterEntries } from './starter-entries.ts';

/** What a reader says besides the choices in the address and the values of options. */
export interface RunSettings {
  server: string;
  stateful: boolean;
  schedule: Schedule;
}

// At night, at an uneven minute, when fewer jobs begin.
const usualTime = '17 2 * * *';

/** Nothing said yet. */
export const usualRun: RunSettings = { server: '', stateful: false, schedule: { kind: 'none', expression: usualTime } };

/** Everything that follows from what was chosen and entered. */
export interface Chosen {
  fields: readonly OptionField[];
  /** Paths of the options that a usual recipe has. */
  usual: readonly string[];
  /** What the form holds, by path. */
  values: Readonly<Record<string, string>>;
  taken: TakenEntries;
  server: { value: string; problem: string | undefined; usual: string };
  kinds: readonly Schedule['kind'][];
  schedule: Schedule;
  timeProblem: string | undefined;
  /** What to write; absent until the facts of the source are there. */
  job: RecipeJob<'write'> | undefined;
}

/** Works out what to write. What is turned down is left out, and the usual value stands in its place. */
export function useChoices(
  { source, sink, place }: StudioState,
  facts: SourceFacts | undefined,
  entered: Readonly<Record<string, string>>,
  run: RunSettings,
): Chosen {
  const fields = useMemo(() => optionFields(facts?.options ?? []), [facts]);
  const starter = useMemo(() => starterEntries(facts?.starter ?? {}, fields), [facts, fields]);
  const values = useMemo(() => ({ ...starter, ...entered }), [starter, entered]);
  const taken = useMemo(() => takeEntries(fields, values, starter), [fields, values, starter]);
  const server = { value: run.server, problem: serverProblem(run.server), usual: gmsAddress(place) };
  const kinds = scheduleKinds[place];
  const kind = kinds.includes(run.schedule.kind) ? run.schedule.kind : (kinds[0] ?? 'none');
  const schedule = { ...run.schedule, kind };
  const timeProblem = scheduleProblem(schedule);

  const address = (server.problem === undefined && run.server.trim()) || server.usual;
  const expression = timeProblem === undefined ? schedule.expression.trim() : usualTime;
  const stateful = run.stateful && facts?.stateful === true;
  const job = useMemo((): RecipeJob<'write'> | undefined => {
    if (facts === undefined) return undefined;
    const given = withoutStarter(taken.values, facts.starter);
    const choices = { source, sink, place, server: address, values: given, stateful, schedule: { kind, expression } };
    return { kind: 'write', choices };
  }, [facts, source, sink, place, address, taken, stateful, kind, expression]);
  return { fields, usual: Object.keys(starter), values, taken, server, kinds, schedule, timeProblem, job };
}

/** The values for the writer, which puts in the usual value of every option that nothing is said about: an empty text leaves it out. */
function withoutStarter(values: RecipeChoices['values'], starter: SourceFacts['starter']): RecipeChoices['values'] {
  const isGiven = (name: string) => Object.keys(values).some((path) => path === name || path.startsWith(`${name}.`));
  const left = Object.keys(starter).filter((name) => !isGiven(name));
  return { ...Object.fromEntries(left.map((name) => [name, ''])), ...values };
}
