/** A range of the text, in UTF-16 units. */
export interface Span {
  from: number;
  to: number;
}

/** What a scalar is to PyYAML, which reads recipes when they run. */
export type ScalarValue = string | number | boolean | null | Date;

export interface ScalarNode extends Span {
  kind: 'scalar';
  value: ScalarValue;
  /** Written without quotes on one line, so that its form determines its type. */
  plain: boolean;
  /** The value as it is written, without quotes. */
  source: string;
}

export interface ListNode extends Span {
  kind: 'list';
  items: readonly YamlNode[];
  /** Written with brackets. */
  flow: boolean;
}

export interface MapNode extends Span {
  kind: 'map';
  entries: readonly Entry[];
  /** Written with braces. */
  flow: boolean;
}

export interface Entry {
  key: string;
  keySpan: Span;
  value: YamlNode;
}

/** YAML with aliases and merge keys resolved. A node that came from an alias has the position of its anchor. */
export type YamlNode = ScalarNode | ListNode | MapNode;

/** The entry of a key. If several entries have the same key, the last one applies, as in PyYAML. */
export function entryOf(node: YamlNode | undefined, key: string): Entry | undefined {
  return node?.kind === 'map' ? node.entries.findLast((entry) => entry.key === key) : undefined;
}

/** The value at a path of keys. */
export function valueAt(node: YamlNode | undefined, ...keys: readonly string[]): YamlNode | undefined {
  return keys.reduce((at, key) => entryOf(at, key)?.value, node);
}

/** The text of a string scalar. */
export function textOf(node: YamlNode | undefined): string | undefined {
  return node?.kind === 'scalar' && typeof node.value === 'string' ? node.value : undefined;
}

/** Whether there is a value other than null. */
export function isGiven(node: YamlNode | undefined): node is YamlNode {
  return node !== undefined && !(node.kind === 'scalar' && node.value === null);
}

/** Whether a value is `true`, including as a string that pydantic converts to it. */
export function isOn(node: YamlNode | undefined): boolean {
  return node?.kind === 'scalar' && (node.value === true || /^(true|yes|on|1)$/i.test(String(node.value)));
}

/** Every node of a tree, parents first. */
export function nodesIn(node: YamlNode): YamlNode[] {
  if (node.kind === 'scalar') return [node];
  const inside = node.kind === 'list' ? node.items : node.entries.map(({ value }) => value);
  return [node, ...inside.flatMap(nodesIn)];
}
