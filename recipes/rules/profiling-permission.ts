import { isOn, textOf, valueAt } from '#yaml/tree.ts';
import type { Rule } from '../check/rule.ts';

/** Profiling, where the source needs more for it than for the rest. */
export const profilingPermission: Rule = {
  id: 'profiling-permission',
  severity: 'advice',
  explanation: 'Without it, the run brings tables and columns but no profiles, and says so in its report only.',
  page: '/docs/metadata-ingestion#sources',
  find: ({ source, facts, recipe }) => {
    const enabled = valueAt(source?.config?.value, 'profiling', 'enabled');
    const known = facts.loaded[textOf(source?.type?.value) ?? ''];
    const needs = known?.profilingNeeds ?? [];
    if (recipe === undefined || enabled === undefined || !isOn(enabled) || known === undefined || needs.length === 0)
      return [];
    const message = `Profiling of \`${known.type}\` needs more than reading metadata does.`;
    return [{ at: enabled, message, more: needs.join(' '), page: known.page }];
  },
};
