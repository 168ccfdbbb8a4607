import { type MapNode, nodesIn } from '#yaml/tree.ts';
import { removeFix } from '../check/fixes.ts';
import { mostProblems } from '../check/limits.ts';
import type { Finding, Rule } from '../check/rule.ts';

/** Keys that occur twice in a map. */
export const duplicateKey: Rule = {
  id: 'duplicate-key',
  severity: 'warning',
  explanation:
    'DataHub reads such a file without a word and keeps the last value only, so the earlier one has no effect.',
  page: '/docs/metadata-ingestion#recipe-keys',
  find: ({ recipe }) =>
    recipe === undefined ? [] : nodesIn(recipe).flatMap((node) => (node.kind === 'map' ? duplicatesIn(node) : [])),
};

function duplicatesIn(map: MapNode): Finding[] {
  const last = new Map(map.entries.map((entry) => [entry.key, entry]));
  return map.entries
    .filter((entry) => last.get(entry.key) !== entry)
    .slice(0, mostProblems)
    .map((entry) => ({
      at: entry.keySpan,
      message: `The key \`${entry.key}\` stands again further down in the same map.`,
      fixes: removeFix('Remove this one, which has no effect', map, entry),
    }));
}
