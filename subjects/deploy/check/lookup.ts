import { entryOf, isGiven, type Span, type YamlNode } from '#yaml/tree.ts';

/** What conditions compare. */
export type Scalar = string | number | boolean;

/** Finds a file's values, and the defaults if it sets none. */
export interface Lookup {
  text: string;
  /** The value that applies, with the default; undefined if there is none, or if it isn't a scalar. */
  valueOf(path: string): Scalar | undefined;
  /** Whether the file sets it. */
  isGiven(path: string): boolean;
  /** Where the file sets it. */
  spanOf(path: string): Span | undefined;
  /** Where the file writes its content, including quotation marks. */
  valueSpanOf(path: string): Span | undefined;
  /** Where it would be: the nearest parent key in the file. */
  nearestSpan(path: string): Span | undefined;
}

/**
 * The node at a path. Keys with dots are in double quotes, and `extraEnvs[NAME]` is the value of the list's item with that name.
 * @returns the node, and the range of its key
 */
export function nodeAt(root: YamlNode | undefined, path: string): { node?: YamlNode; span?: Span; above?: Span } {
  let node = root;
  let span: Span | undefined;
  let above: Span | undefined;
  for (const token of path.match(/"[^"]*"|\[[^\]]*\]|[^.[\]"]+/g) ?? []) {
    above = span ?? above;
    const found = token.startsWith('[')
      ? itemNamed(node, token.slice(1, -1))
      : childOf(node, token.replaceAll('"', ''));
    if (found === undefined) return { ...(above && { above }) };
    node = found.node;
    span = found.span;
  }
  if (!isGiven(node)) return { ...(above && { above }) };
  return { node, ...(span && { span }), ...(above && { above }) };
}

function childOf(node: YamlNode | undefined, key: string): { node: YamlNode; span: Span } | undefined {
  const first = node?.kind === 'list' ? node.items[0] : node;
  const entry = entryOf(first, key);
  return entry === undefined ? undefined : { node: entry.value, span: entry.keySpan };
}

function itemNamed(node: YamlNode | undefined, name: string): { node: YamlNode; span: Span } | undefined {
  if (node?.kind !== 'list') return undefined;
  for (const item of node.items) {
    const named = entryOf(item, 'name')?.value;
    if (named?.kind !== 'scalar' || named.value !== name) continue;
    const value = entryOf(item, 'value') ?? entryOf(item, 'valueFrom');
    if (value !== undefined) return { node: value.value, span: named };
  }
  return undefined;
}

/** A scalar as conditions compare it. */
export function scalarOf(node: YamlNode | undefined): Scalar | undefined {
  if (node?.kind !== 'scalar' || node.value === null) return undefined;
  return node.value instanceof Date ? node.source : node.value;
}

/** Looks up the values of a values file. */
export function valuesLookup(text: string, root: YamlNode | undefined, defaults: ReadonlyMap<string, Scalar>): Lookup {
  return {
    text,
    valueOf: (path) => {
      const { node } = nodeAt(root, path);
      return node === undefined ? defaults.get(path) : scalarOf(node);
    },
    isGiven: (path) => nodeAt(root, path).node !== undefined,
    spanOf: (path) => {
      const { node, span } = nodeAt(root, path);
      return node === undefined ? undefined : span;
    },
    valueSpanOf: (path) => nodeAt(root, path).node,
    nearestSpan: (path) => nodeAt(root, path).above,
  };
}
