import type { Fix } from '../types.ts';
import { gmsAddress } from '../write/addresses.ts';
import { entryOf, isGiven, textOf } from '../yaml/tree.ts';
import type { RuleContext } from './context.ts';
import { insertEdit } from './edits.ts';

/** Whether a run can read from DataHub: by `datahub_api`, by a REST sink, or by the sink that holds when there is none. */
export function canReadDataHub({ recipe, sink }: RuleContext): boolean {
  if (isGiven(entryOf(recipe, 'datahub_api')?.value)) return true;
  const type = textOf(sink?.type?.value);
  return sink === undefined || type === undefined || type === 'datahub-rest';
}

/** Adds the connection to the recipe. */
export function addConnection({ recipe, text, place }: RuleContext): Fix[] {
  if (recipe === undefined || recipe.flow || entryOf(recipe, 'datahub_api') !== undefined) return [];
  const lines = ['datahub_api:', `  server: ${gmsAddress(place)}`];
  return [{ label: 'Add `datahub_api`', edits: [insertEdit(text, recipe, lines)] }];
}
