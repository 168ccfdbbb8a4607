import type { Node, Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import type { Origin } from '#model/problem.ts';
import './nodes.ts';
import { walk, walkType } from './walk.ts';

/**
 * Represents a colon that isn't a directive while the text is parsed again: a Unicode noncharacter, one UTF-16 unit like the colon itself, so that
 * all positions stay.
 */
const plainColon = '\uFDD0';

/**
 * Parses the dialect: CommonMark, GFM, and container and leaf directives. Text directives (`:name`) are not part of the dialect; their colons are
 * text, as in 10:30 and urn:li:tag:pii. This is the only module that uses the parser.
 * @param source Markdown without front matter
 * @param origin position of the first character; without a line, nodes get no position
 * @param included whether nodes name their file because it is not the file of their page
 * @returns an mdast tree with positions of the file (1-based, columns in UTF-16 units)
 */
export function parseMarkdown(source: string, origin: Origin, included = false): Root {
  let text = source;
  let tree = parse(text);
  for (let colons = inlineColons(tree); colons.length > 0; colons = inlineColons(tree)) {
    text = replaceAt(text, colons, plainColon);
    tree = parse(text);
  }
  const masked = text !== source;
  walk(tree, (node) => {
    if (masked) restoreColons(node);
    if (node.type === 'containerDirective' && isUnclosed(node, text)) node.data = { ...node.data, unclosed: true };
    if (included) node.data = { ...node.data, file: origin.file };
    moveTo(node, origin);
  });
  return tree;
}

function parse(source: string): Root {
  const tree = markdownToMdast(source, { features: { gfm: true, directive: true } });
  if (tree.type !== 'root') throw new TypeError(`The Markdown parser returned a ${tree.type} in place of a root.`);
  return tree as Root;
}

/** Offsets of the colons that the parser took for text directives. */
function inlineColons(tree: Root): number[] {
  const offsets: number[] = [];
  walkType(tree, 'textDirective', (node) => {
    const offset = node.position?.start.offset;
    if (offset !== undefined) offsets.push(offset);
  });
  return offsets;
}

function replaceAt(text: string, offsets: readonly number[], replacement: string): string {
  const characters = text.split('');
  for (const offset of offsets) characters[offset] = replacement;
  return characters.join('');
}

/** Every string in a node can contain a colon: text, addresses, titles, code fence details. */
function restoreColons(node: Nodes): void {
  const fields = node as unknown as Record<string, unknown>;
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') fields[name] = value.replaceAll(plainColon, ':').replaceAll('%EF%B7%90', ':');
  }
}

/** A directive without closing colons silently swallows the rest of the page, so it must be detected. */
function isUnclosed(node: Node, source: string): boolean {
  const { start, end } = node.position ?? {};
  const lines = source.slice(start?.offset, end?.offset).trimEnd().split('\n');
  return lines.length < 2 || !/^[\s>]*:{3,}\s*$/.test(lines.at(-1) ?? '');
}

function moveTo(node: Node, { line, column = 1 }: Origin): void {
  if (!node.position) return;
  if (line === undefined) {
    delete node.position;
    return;
  }
  for (const point of [node.position.start, node.position.end]) {
    point.line += line - 1;
    point.column += column - 1;
  }
}
