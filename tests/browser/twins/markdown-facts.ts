import type { Nodes, Root } from 'mdast';
import { markdownToMdast } from 'satteri';
import { type PageFacts, squeeze } from './facts.ts';

/** Reads a twin as any program that knows GFM does. */
export function readTwin(markdown: string): PageFacts {
  const facts: PageFacts = { headings: [], blocks: [], inlineCode: '', rows: [], links: [], text: '' };
  const source = markdown.replace(/^---\n[\s\S]*?\n---\n/, '');
  const visit = (node: Nodes, isLinked = false): void => {
    facts.text += ownText(node);
    if (node.type === 'inlineCode') facts.inlineCode += squeeze(node.value);
    if (node.type === 'code') facts.blocks.push(`${node.lang ?? ''}\n${node.value}`);
    if (node.type === 'heading') facts.headings.push(squeeze(`${node.depth} ${textOf(node)}`));
    if (node.type === 'tableRow') facts.rows.push(node.children.map((cell) => squeeze(textOf(cell))).join('|'));
    // A bare address is text that GFM makes a link of; one in brackets is a link.
    const isBare = node.type === 'link' && /^[^[<]/.test(source.slice(node.position?.start.offset));
    if (node.type === 'link' && !isBare && !isLinked) facts.links.push(`${squeeze(textOf(node))} ${node.url}`);
    if ('children' in node) for (const child of node.children) visit(child, isLinked || node.type === 'link');
  };
  visit(markdownToMdast(source, { features: { gfm: true } }) as Root);
  // The header that GFM demands of a table without one.
  const rows = facts.rows.filter((row) => row.replaceAll('|', '') !== '');
  return { ...facts, rows, text: squeeze(facts.text) };
}

function ownText(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'code') return (/title="([^"]*)"/.exec(node.meta ?? '')?.[1] ?? '') + node.value;
  return node.type === 'image' ? (node.alt ?? '') : '';
}

function textOf(node: Nodes): string {
  return ownText(node) + ('children' in node ? node.children.map(textOf).join('') : '');
}
