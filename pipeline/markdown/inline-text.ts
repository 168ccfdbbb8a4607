import type { Nodes } from 'mdast';
import './nodes.ts';

/** Text within a line. Everything else is separated by spaces. */
const inline = new Set(['text', 'emphasis', 'strong', 'delete', 'inlineCode', 'link']);

/** What search finds in a piece of Markdown. */
export interface FoundText {
  /** Prose with single spaces, inline code included. */
  text: string;
  /** Code blocks and inline code, in order. */
  code: string[];
}

/** Collects the text and code of nodes, including the text of finished HTML among them. */
export function findText(nodes: readonly Nodes[]): FoundText {
  const code: string[] = [];
  let text = '';
  const collect = (node: Nodes): void => {
    if (!inline.has(node.type)) text += ' ';
    if (node.type === 'text') text += node.value;
    if (node.type === 'inlineCode') {
      text += node.value;
      code.push(node.value);
    }
    if (node.type === 'rendered') {
      text += node.text ?? '';
      if (node.code) code.push(node.code);
    }
    if ('children' in node) for (const child of node.children) collect(child);
    if (!inline.has(node.type)) text += ' ';
  };
  for (const node of nodes) collect(node);
  return { text: text.replace(/\s+/g, ' ').trim(), code };
}
