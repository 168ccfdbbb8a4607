import type { Said } from '#model/message.ts';
import { type MapNode, nodesIn } from '../tree.ts';
import { removeFix } from './fixes.ts';
import { mostProblems } from './limits.ts';
import { yamlMessage } from './messages.ts';
import type { Finding, Rule } from './rule.ts';

/** What the program that reads a file does if a key occurs twice: it ignores the earlier one, or it rejects the file. */
type Outcome = 'ignored' | 'rejected';

/**
 * Keys that occur twice in a map.
 * @param explanation what happens to such a file
 */
export const duplicateKey = (explanation: Said, page: string, outcome: Outcome = 'ignored'): Rule => ({
  id: 'duplicate-key',
  severity: outcome === 'rejected' ? 'error' : 'warning',
  explanation,
  page,
  find: ({ reading: { root } }) =>
    root === undefined ? [] : nodesIn(root).flatMap((node) => (node.kind === 'map' ? duplicatesIn(node, outcome) : [])),
});

function duplicatesIn(map: MapNode, outcome: Outcome): Finding[] {
  const last = new Map(map.entries.map((entry) => [entry.key, entry]));
  return map.entries
    .filter((entry) => last.get(entry.key) !== entry)
    .slice(0, mostProblems)
    .map((entry) => ({
      at: entry.keySpan,
      message: yamlMessage('yamlKeyOccursAgainFurtherDown', { key: entry.key }),
      fixes: removeFix(
        yamlMessage(outcome === 'rejected' ? 'yamlRemoveEarlierOne' : 'yamlRemoveOneWhichHasNo'),
        map,
        entry,
      ),
    }));
}
