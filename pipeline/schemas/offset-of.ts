import { type Document, isAlias, isMap, isPair, isScalar, isSeq, type Node, type ParsedNode } from 'yaml';

/** Keys and indexes from the top of a file, for example `['modules', 0, 'extra']`. */
export type DataPath = readonly PropertyKey[];

/**
 * Finds the position of a value, or of the key that leads to it, in a YAML text.
 * @param document the parsed text
 * @param text the text itself
 * @param path keys and indexes from the top
 * @param part whether to point at the key or the value of the last step
 * @returns offset in characters; if the path leads nowhere, the offset of the nearest parent. A block scalar begins with its
 *   first line of text.
 */
export function offsetOf(document: Document, text: string, path: DataPath, part: 'key' | 'value'): number {
  let node = document.contents as Node | null;
  let offset = start(node, text, 0);
  for (const [depth, step] of path.entries()) {
    if (isAlias(node)) node = node.resolve(document) ?? null;
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step))
      : undefined;
    const next = isSeq(node) ? node.items[Number(step)] : pair?.value;
    const key = isPair(pair) && isScalar(pair.key) ? pair.key : undefined;
    if (key === undefined && next === undefined) return offset;
    const keyOffset = key ? start(key, text, offset) : offset;
    if (part === 'key' && depth === path.length - 1 && key) return keyOffset;
    node = (next ?? null) as Node | null;
    offset = start(node, text, keyOffset);
  }
  return offset;
}

function start(node: Node | null, text: string, fallback: number): number {
  const at = (node as ParsedNode | null)?.range?.[0];
  if (at === undefined) return fallback;
  const isBlock = isScalar(node) && (node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED');
  if (!isBlock) return at;
  const lineEnd = text.indexOf('\n', at);
  return lineEnd < 0 ? at : lineEnd + 1 + (/^[ ]*/.exec(text.slice(lineEnd + 1))?.[0].length ?? 0);
}
