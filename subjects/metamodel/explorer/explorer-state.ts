import { nearest } from '#model/nearest.ts';
import type { MetamodelFacts } from '../graph-facts.ts';
import { type ExplorerState, initialState } from './explorer.ts';

const LONGEST_NAME = 60;
const names = ['entity', 'relationship', 'aspect', 'from', 'to'] as const;
const flags = ['lineage', 'either'] as const;

/** Reads the state of a query string. Unknown names stay, so that the explorer can say what is wrong. */
export function parseState(search: string): ExplorerState {
  const parameters = new URLSearchParams(search);
  const view = parameters.get('view');
  return {
    ...initialState,
    ...Object.fromEntries(names.map((name) => [name, (parameters.get(name) ?? '').trim().slice(0, LONGEST_NAME)])),
    ...Object.fromEntries(flags.map((name) => [name, parameters.get(name) === '1'])),
    view: view === 'graph' || view === 'table' ? view : 'auto',
  };
}

/** The query string of a state with its question mark; empty for the overview. */
export function formatState(state: ExplorerState): string {
  const parameters = new URLSearchParams();
  for (const name of names) if (state[name] !== '') parameters.set(name, state[name]);
  for (const name of flags) if (state[name]) parameters.set(name, '1');
  if (state.view !== 'auto') parameters.set('view', state.view);
  const query = `${parameters}`;
  return query === '' ? '' : `?${query}`;
}

/** A name in a state that the metamodel doesn't have. */
export interface UnknownName {
  kind: 'entity' | 'relationship' | 'aspect';
  /** Where the state has it. */
  place: (typeof names)[number];
  given: string;
  /** The name that was probably meant. */
  meant: string | undefined;
}

/**
 * Removes names that the metamodel doesn't have. Names in a different case are accepted.
 * @returns the state that can be shown, and what was removed
 */
export function checkState(
  state: ExplorerState,
  facts: MetamodelFacts,
): { state: ExplorerState; unknown: UnknownName[] } {
  const unknown: UnknownName[] = [];
  const known = (place: UnknownName['place'], kind: UnknownName['kind'], list: readonly { name: string }[]) => {
    const given = state[place];
    const found = list.find(({ name }) => name.toLowerCase() === given.toLowerCase())?.name;
    if (given !== '' && found === undefined) {
      unknown.push({
        kind,
        place,
        given,
        meant: nearest(
          given,
          list.map(({ name }) => name),
        ),
      });
    }
    return found ?? '';
  };
  const checked = {
    ...state,
    entity: known('entity', 'entity', facts.entities),
    relationship: known('relationship', 'relationship', facts.relationships),
    aspect: known('aspect', 'aspect', facts.aspects),
    from: known('from', 'entity', facts.entities),
    to: known('to', 'entity', facts.entities),
  };
  return { state: checked, unknown };
}
