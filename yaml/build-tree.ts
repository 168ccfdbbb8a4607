import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  type Scalar,
} from 'yaml';
import { implicitType } from './implicit-type.ts';
import { limits, type Unreadable } from './limits.ts';
import type { Entry, MapNode, ScalarNode, ScalarValue, Span, YamlNode } from './tree.ts';

/**
 * Builds the plain tree of a parsed document.
 * @returns the reason if the tree would exceed the limits
 */
export function buildTree(document: Document, text: string): YamlNode | Unreadable | undefined {
  const builder: Builder = { text, anchors: new Map(), open: new Set(), built: 0, aliased: 0, broken: undefined };
  if (document.contents === null) return undefined;
  const tree = build(document.contents as Node, builder, 0, false);
  return builder.broken ?? tree;
}

interface Builder {
  text: string;
  /** The last node of each anchor so far, in the order of the text. */
  anchors: Map<string, Node>;
  /** Anchored nodes that are being built, which an alias inside them must not repeat. */
  open: Set<Node>;
  built: number;
  /** How many of them were built for an alias. */
  aliased: number;
  broken: Unreadable | undefined;
}

const nothing = (at: number): ScalarNode => ({
  kind: 'scalar',
  value: null,
  plain: true,
  source: '',
  from: at,
  to: at,
});

function build(node: Node, builder: Builder, depth: number, forAlias: boolean): YamlNode {
  const span = spanOf(node, builder.text);
  builder.built += 1;
  if (forAlias) builder.aliased += 1;
  if (builder.built > limits.nodes)
    builder.broken ??= builder.aliased * 2 > builder.built ? 'alias-bomb' : 'too-many-nodes';
  if (depth > limits.depth) builder.broken ??= 'too-deep';
  if (builder.broken !== undefined) return nothing(span.from);
  if (isAlias(node)) return buildAlias(node, builder, depth);
  if (!forAlias && 'anchor' in node && typeof node.anchor === 'string') builder.anchors.set(node.anchor, node);
  if (isScalar(node)) return { kind: 'scalar', ...readScalar(node), ...span };
  builder.open.add(node);
  const inside = (child: unknown, at: number) =>
    isNode(child) ? build(child, builder, depth + 1, forAlias) : nothing(at);
  let made: YamlNode = nothing(span.from);
  if (isSeq(node)) {
    const items = node.items.map((item) => inside(isPair(item) ? item.value : item, span.from));
    made = { kind: 'list', items, flow: node.flow === true, ...span };
  } else if (isMap(node)) {
    made = { kind: 'map', entries: entriesOf(node.items, inside, builder.text), flow: node.flow === true, ...span };
  }
  builder.open.delete(node);
  return made;
}

function buildAlias(alias: Alias, builder: Builder, depth: number): YamlNode {
  const target = builder.anchors.get(alias.source);
  const span = spanOf(alias, builder.text);
  if (target === undefined || builder.open.has(target)) return nothing(span.from);
  return build(target, builder, depth, true);
}

function entriesOf(
  pairs: readonly Pair[],
  inside: (child: unknown, at: number) => YamlNode,
  text: string,
): MapNode['entries'] {
  const own: Entry[] = [];
  const merged: Entry[] = [];
  for (const pair of pairs) {
    const keySpan = isNode(pair.key) ? spanOf(pair.key, text) : { from: 0, to: 0 };
    const value = inside(pair.value, keySpan.to);
    const key = keyOf(pair.key, text);
    if (key !== '<<') own.push({ key, keySpan, value });
    else
      merged.push(
        ...(value.kind === 'list' ? value.items : [value]).flatMap((map) => (map.kind === 'map' ? map.entries : [])),
      );
  }
  const names = new Set(own.map(({ key }) => key));
  return [...own, ...merged.filter(({ key }) => !names.has(key) && names.add(key))];
}

function keyOf(key: unknown, text: string): string {
  if (isScalar(key) && key.type !== 'PLAIN') return String(key.value);
  if (!isNode(key)) return '';
  const { from, to } = spanOf(key, text);
  return text.slice(from, to);
}

/** PyYAML reads fewer words and numbers than YAML 1.1 describes; anything without a type is a string. */
function readScalar({ value, type, source = '' }: Scalar): { value: ScalarValue; plain: boolean; source: string } {
  const plain = type === 'PLAIN';
  if (plain && typeof value !== 'string' && implicitType(source) === undefined) return { value: source, plain, source };
  const known = value === null || value instanceof Date || ['string', 'number', 'boolean'].includes(typeof value);
  return { value: known ? (value as ScalarValue) : String(value), plain, source };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'range' in value;
}

/** A node without the blank lines and comments that the parser includes in it. */
function spanOf(node: Node, text: string): Span {
  const [from, to] = node.range ?? [0, 0];
  const written = text.slice(from, to).trimEnd();
  return { from, to: from + written.length };
}
