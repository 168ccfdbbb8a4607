import type { Nodes, Root } from 'mdast';
import type { Origin } from '#model/problem.ts';
import { parseMarkdown } from './parse-markdown.ts';
import type { Scope } from './scope.ts';

/** The limits for one Markdown text. The site's largest page has a fifth of these characters and nodes, and ten levels. */
const MOST = { characters: 500_000, nodes: 100_000, depth: 100 };

/**
 * Parses the dialect and rejects a page that is too large. All later steps walk trees recursively, and a table of a few kilobytes
 * can produce millions of cells.
 * @param source Markdown without front matter
 * @param origin position of the first character
 * @param included whether nodes name their file
 * @returns the tree; when there is a problem, the tree is empty and the scope contains the problem
 */
export function readMarkdown(source: string, origin: Origin, scope: Scope, included = false): Root {
  const refuse = (message: string, fix: string): Root => {
    scope.problems.push({
      ...origin,
      column: origin.column ?? 1,
      rule: 'markdown/too-much',
      message,
      fix,
      severity: 'error',
    });
    return { type: 'root', children: [] };
  };
  if (source.length > MOST.characters) {
    const message = `The text has ${source.length} characters, but the limit is ${MOST.characters}.`;
    return refuse(message, 'Split it into several pages.');
  }
  let tree: Root;
  try {
    tree = parseMarkdown(source, origin, included);
  } catch (error) {
    // The parser has limits, too, for example on how often a text repeats a character reference.
    if (!(error instanceof Error)) throw error;
    return refuse(`The Markdown can't be read: ${error.message}.`, 'Remove repeated or nested parts.');
  }
  const { nodes, depth } = measure(tree);
  if (depth > MOST.depth) {
    const fix = "Close quotes, lists, and emphasis that don't need to be nested.";
    return refuse(`The text is nested ${depth} levels deep, but the limit is ${MOST.depth}.`, fix);
  }
  if (nodes > MOST.nodes) {
    const message = `The text has ${nodes} parts, such as bold words, links, and cells, but the limit is ${MOST.nodes}.`;
    return refuse(message, 'Split the page, or split its tables into smaller ones.');
  }
  return tree;
}

/** Counts nodes and levels without recursion. A table row has as many cells as the header, whether or not they are written. */
function measure(tree: Root): { nodes: number; depth: number } {
  let nodes = 0;
  let depth = 0;
  for (let level: Nodes[] = [tree]; level.length > 0; depth += 1) {
    nodes += level.length;
    for (const node of level) if (node.type === 'table') nodes += node.children.length * (node.align?.length ?? 0);
    level = level.flatMap((node): Nodes[] => ('children' in node ? node.children : []));
  }
  return { nodes, depth };
}
