import { allFields } from '../write/fields.ts';
import type { Wanted } from '../write/resolve-choices.ts';
import { type DeployMode, deployModes } from './studio.ts';

/** The part of the address that describes the state: answers, and never anything that was typed. */
export interface DeployState {
  mode: DeployMode;
  wanted: Wanted;
}

/** Nothing chosen yet. */
export const initialState: DeployState = { mode: 'write', wanted: {} };

/** Reads the state of an address. Whatever isn't one of the answers is left out. @param search query string */
export function parseState(search: string): DeployState {
  const given = new URLSearchParams(search);
  const wanted: Wanted = {};
  for (const { name, options } of allFields) {
    const answer = options.find(({ id }) => id === given.get(name))?.id;
    if (answer !== undefined) wanted[name] = answer;
  }
  return { mode: deployModes.find((mode) => mode === given.get('mode')) ?? initialState.mode, wanted };
}

/** The query string of a state with its question mark; empty if nothing has changed. */
export function formatState({ mode, wanted }: DeployState): string {
  const given = new URLSearchParams();
  if (mode !== initialState.mode) given.set('mode', mode);
  for (const { name } of allFields) {
    const answer = wanted[name];
    if (answer !== undefined) given.set(name, answer);
  }
  const text = `${given}`;
  return text === '' ? '' : `?${text}`;
}
