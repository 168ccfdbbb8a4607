import type { Entry, MapNode, YamlNode } from '#yaml/tree.ts';
import { isVariable } from '../check/walk.ts';

/** A node that a path leads to. */
export interface Found {
  node: YamlNode;
  /** Path with the keys and indexes that `*` stands for. */
  path: string;
  /** Entries that lead there, outermost first; items of lists have none. */
  entries: readonly { entry: Entry; map: MapNode }[];
}

/** What a path leads to. */
export interface Search {
  found: readonly Found[];
  /** There is an environment variable on the way, so the rest of the path isn't in the text. */
  hidden: boolean;
}

/**
 * The nodes that a path leads to.
 * @param path keys with dots between them; `*` stands for every item of a list or every key of a map; empty for the node itself
 */
export function nodesAt(node: YamlNode, path: string): Search {
  const keys = path === '' ? [] : path.split('.');
  return keys.reduce<Search>(
    (search, key) => {
      const hidden = search.hidden || search.found.some((each) => isVariable(each.node));
      return { found: search.found.flatMap((each) => inside(each, key)), hidden };
    },
    { found: [{ node, path: '', entries: [] }], hidden: false },
  );
}

function inside({ node, path, entries }: Found, key: string): Found[] {
  const here = (name: string) => (path === '' ? name : `${path}.${name}`);
  if (node.kind === 'list') {
    return key === '*' ? node.items.map((item, index) => ({ node: item, path: here(String(index)), entries })) : [];
  }
  if (node.kind === 'scalar') return [];
  // If several entries have the same key, the last one counts, as in PyYAML.
  const last = new Map(node.entries.map((entry) => [entry.key, entry]));
  const chosen = key === '*' ? [...last.values()] : [last.get(key)].filter((entry) => entry !== undefined);
  return chosen.map((entry) => ({
    node: entry.value,
    path: here(entry.key),
    entries: [...entries, { entry, map: node }],
  }));
}
