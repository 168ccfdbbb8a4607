import { type Deployment, deployments } from '../upgrade-vocabulary.ts';
import { NONE, type PlannerSetup } from './planner.ts';

/** Everything that a reader can enter about an upgrade. */
export interface PlannerState {
  /** Empty until chosen. A value from an address might not be a version. */
  from: string;
  to: string;
  deployment: Deployment | undefined;
  /** Empty: nothing chosen. */
  plugins: readonly string[];
  components: readonly string[];
}

/** Nothing entered yet; the target is the newest release. */
export function initialState({ releases }: PlannerSetup): PlannerState {
  return { from: '', to: releases[0]?.version ?? '', deployment: undefined, plugins: [], components: [] };
}

/**
 * Reads the state of an address. Unknown versions stay, so that the planner can say what is wrong; unknown connectors are dropped.
 * @param search query string
 */
export function parseState(search: string, setup: PlannerSetup): PlannerState {
  const parameters = new URLSearchParams(search);
  const version = (name: string) => {
    const given = (parameters.get(name) ?? '')
      .trim()
      .toLowerCase()
      .replace(/^v(?=\d)/, '')
      .slice(0, 40);
    // Links from before the release had a number.
    return given === 'next' ? setup.describes : given;
  };
  const known = (name: string, options: PlannerSetup['plugins']) => {
    const chosen = (parameters.get(name) ?? '').split(',');
    if (chosen.includes(NONE)) return [NONE];
    return options.filter(({ id }) => chosen.includes(id)).map(({ id }) => id);
  };
  return {
    from: version('from'),
    to: version('to') || initialState(setup).to,
    deployment: deployments.find((deployment) => deployment === parameters.get('on')),
    plugins: known('connectors', setup.plugins),
    components: known('parts', setup.components),
  };
}

/**
 * The release of the platform that a version belongs to: the command line interface adds a fourth number to it.
 * @param version three or four numbers
 */
export function releaseOf(version: string, { releases }: PlannerSetup): string {
  if (releases.some((release) => release.version === version)) return version;
  return version.split('.').slice(0, 3).join('.');
}

/** The query string of a state with its question mark; empty if nothing was entered. */
export function formatState({ from, to, deployment, plugins, components }: PlannerState, setup: PlannerSetup): string {
  const pairs = [
    ['from', from],
    ['to', to === initialState(setup).to && from === '' ? '' : to],
    ['on', deployment ?? ''],
    ['connectors', plugins.join(',')],
    ['parts', components.join(',')],
  ] as const;
  const parts = pairs
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** A list of what is in use with one of it chosen or no longer chosen; "none" and anything else exclude each other. */
export function toggled(list: readonly string[], id: string): readonly string[] {
  if (list.includes(id)) return list.filter((each) => each !== id);
  return id === NONE ? [NONE] : [...list.filter((each) => each !== NONE), id];
}
