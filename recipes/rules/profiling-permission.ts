import { isOn, textOf, valueAt } from '#yaml/tree.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';

/** Profiling, if it needs more from the source than the rest. */
export const profilingPermission: Rule = {
  id: 'profiling-permission',
  severity: 'advice',
  explanation: recipeMessage('recipeWithoutRunBringsTablesColumns'),
  page: '/docs/metadata-ingestion#sources',
  find: ({ source, facts, recipe }) => {
    const enabled = valueAt(source?.config?.value, 'profiling', 'enabled');
    const known = facts.loaded[textOf(source?.type?.value) ?? ''];
    const needs = known?.profilingNeeds ?? [];
    if (recipe === undefined || enabled === undefined || !isOn(enabled) || known === undefined || needs.length === 0)
      return [];
    const message = recipeMessage('recipeProfilingNeedsMoreThanReading', { type: known.type });
    return [{ at: enabled, message, more: needs.join(' '), page: known.page }];
  },
};
