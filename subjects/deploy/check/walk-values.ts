import { type Entry, isGiven, type MapNode, type YamlNode } from '#yaml/tree.ts';
import type { ValueFact } from '../deploy-facts.ts';
import { branchOf, type ValueTree } from './value-tree.ts';

/** A value that the file sets. */
export interface SetValue {
  /** Path in the file, with the keys and without positions in lists. */
  path: string;
  node: YamlNode;
  entry?: Entry;
  map?: MapNode;
  fact: ValueFact;
}

/** A key that the chart doesn't have. */
export interface UnknownKey {
  path: string;
  entry: Entry;
  map: MapNode;
  /** The known keys of the same map. */
  among: ValueTree;
}

/** What a values file sets. */
export interface ValuesWalk {
  values: SetValue[];
  unknown: UnknownKey[];
}

/** Walks through a values file along the values of its chart. */
export function walkValues(root: YamlNode, tree: ValueTree): ValuesWalk {
  const walk: ValuesWalk = { values: [], unknown: [] };
  walkNode(root, tree, '', walk);
  return walk;
}

function walkNode(node: YamlNode, tree: ValueTree, path: string, walk: ValuesWalk): void {
  const items = branchOf(tree, '[]');
  if (node.kind === 'list' && items !== undefined) {
    for (const item of node.items) walkNode(item, items, path, walk);
  }
  if (node.kind !== 'map' || tree.entries.size === 0) return;
  for (const entry of node.entries) {
    const here = path === '' ? entry.key : `${path}.${entry.key}`;
    const branch = branchOf(tree, entry.key);
    if (branch === undefined) {
      walk.unknown.push({ path: here, entry, map: node, among: tree });
      continue;
    }
    if (branch.value !== undefined && isGiven(entry.value)) {
      walk.values.push({ path: here, node: entry.value, entry, map: node, fact: branch.value });
    }
    walkNode(entry.value, branch, here, walk);
  }
}
