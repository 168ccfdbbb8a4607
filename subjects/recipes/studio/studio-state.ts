import type { RunPlace } from '#recipes/types.ts';
import { runPlaceNames, type StudioMode, type StudioSetup, studioModes } from './studio.ts';

/**
 * The part of the address that describes the state. It contains only choices and never a value, because values might be secrets or names of internal
 * systems.
 */
export interface StudioState {
  mode: StudioMode;
  /** Empty until chosen. A value from an address might not be a source. */
  source: string;
  /** Id of the recipe to begin with; empty for the first one of the source. */
  scenario: string;
  /** Empty for the sink of that recipe. */
  sink: string;
  place: RunPlace;
}

/** Nothing chosen yet. */
export const initialState: StudioState = { mode: 'write', source: '', scenario: '', sink: '', place: 'host' };

// Longer than any plugin name. A longer text isn't a name and would only fill the page.
const LONGEST_NAME = 60;

/**
 * Reads the state of an address. An unknown source stays, so that the studio can say that there is none; anything else that is unknown becomes
 * the default.
 * @param search query string
 */
export function parseState(search: string, sinks: StudioSetup['sinks']): StudioState {
  const given = new URLSearchParams(search);
  return {
    mode: studioModes.find((mode) => mode === given.get('mode')) ?? initialState.mode,
    source: (given.get('source') ?? '').trim().slice(0, LONGEST_NAME),
    scenario: /^[a-z0-9-]{1,120}$/.exec(given.get('scenario') ?? '')?.[0] ?? '',
    sink: sinks.find(({ type }) => type === given.get('sink'))?.type ?? initialState.sink,
    place: runPlaceNames.find((place) => place === given.get('on')) ?? initialState.place,
  };
}

/** The query string of a state with its question mark; empty if nothing has changed. */
export function formatState({ mode, source, scenario, sink, place }: StudioState): string {
  const given = new URLSearchParams();
  if (mode !== initialState.mode) given.set('mode', mode);
  if (source !== '') given.set('source', source);
  if (scenario !== initialState.scenario) given.set('scenario', scenario);
  if (sink !== initialState.sink) given.set('sink', sink);
  if (place !== initialState.place) given.set('on', place);
  const text = `${given}`;
  return text === '' ? '' : `?${text}`;
}
