import type { TextEdit } from '#model/text-edit.ts';
import { applyEdits } from '#model/text-edit.ts';
import { readYaml } from '#yaml/read-yaml.ts';
import { nodesIn, textOf, valueAt } from '#yaml/tree.ts';
import type { RunPlace } from '../types.ts';
import { gmsAddress, reachable } from './addresses.ts';

/** A recipe whose addresses on `localhost` are reached from where the job runs. */
export function withReachableAddresses(recipe: string, place: RunPlace): string {
  const { root } = readYaml(recipe);
  const config = valueAt(root, 'source', 'config');
  const server = valueAt(root, 'sink', 'config', 'server');
  const edits: TextEdit[] = (config === undefined ? [] : nodesIn(config)).flatMap((node) =>
    textOf(node) === undefined
      ? []
      : { from: node.from, to: node.to, insert: reachable(recipe.slice(node.from, node.to), place) },
  );
  const isLocal = server !== undefined && textOf(server)?.startsWith('http://localhost:8080') === true;
  return applyEdits(
    recipe,
    isLocal ? [...edits, { from: server.from, to: server.to, insert: gmsAddress(place) }] : edits,
  );
}
