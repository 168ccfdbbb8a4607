import type { ValueFact } from '../deploy-facts.ts';

/** The values of a chart as they nest in its file. */
export interface ValueTree {
  value?: ValueFact;
  entries: ReadonlyMap<string, ValueTree>;
}

interface Growing extends ValueTree {
  value?: ValueFact;
  entries: Map<string, Growing>;
}

/** Nests values by their paths. `*` represents any key, and `[]` represents an item of a list. */
export function valueTree(values: readonly ValueFact[]): ValueTree {
  const root: Growing = { entries: new Map() };
  for (const value of values) {
    let at = root;
    for (const key of keysOf(value.path)) {
      const next = at.entries.get(key) ?? { entries: new Map() };
      at.entries.set(key, next);
      at = next;
    }
    at.value = value;
  }
  return root;
}

/** What is known below a key, or of the items of a list. */
export function branchOf(tree: ValueTree | undefined, key: string): ValueTree | undefined {
  return tree?.entries.get(key) ?? (key === '[]' ? undefined : tree?.entries.get('*'));
}

/** The keys of a path, with `[]` as a key. */
function keysOf(path: string): string[] {
  return path.replaceAll('[]', '.[]').split('.');
}
