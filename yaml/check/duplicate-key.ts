import type { Said } from '#model/message.ts';
import { type MapNode, nodesIn } from '../tree.ts';
import { removeFix } from './fixes.ts';
import { mostProblems } from './limits.ts';
import { yamlMessage } from './messages.ts';
import type { Finding, Rule } from './rule.ts';

/** Keys that occur twice in a map. */
/** @param explanation what happens to such a file */
export const duplicateKey = (explanation: Said, page: string): Rule => ({
  id: 'duplicate-key',
  severity: 'warning',
  explanation,
  page,
  find: ({ reading: { root } }) =>
    root === undefined ? [] : nodesIn(root).flatMap((node) => (node.kind === 'map' ? duplicatesIn(node) : [])),
});

function duplicatesIn(map: MapNode): Finding[] {
  const last = new Map(map.entries.map((entry) => [entry.key, entry]));
  return map.entries
    .filter((entry) => last.get(entry.key) !== entry)
    .slice(0, mostProblems)
    .map((entry) => ({
      at: entry.keySpan,
      message: yamlMessage('yamlKeyOccursAgainFurtherDown', { key: entry.key }),
      fixes: removeFix(yamlMessage('yamlRemoveOneWhichHasNo'), map, entry),
    }));
}
