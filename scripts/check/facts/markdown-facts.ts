import { slug } from 'github-slugger';
import type { Heading, Nodes } from 'mdast';
import { admonitionKinds } from '#pipeline/markdown/dialect.ts';
import { findText } from '#pipeline/markdown/inline-text.ts';
import { parseMarkdown } from '#pipeline/markdown/parse-markdown.ts';
import type { Fact } from './fact.ts';
import { factsInSample } from './sample-facts.ts';
import { factsInText } from './text-facts.ts';

/** Represents inline code in the text around it. */
const CODE = '\uFFFC';

/**
 * The facts of a Markdown text in the dialect of the pages.
 * @param source Markdown without front matter
 * @param line line of the file on which it starts
 */
export function factsInMarkdown(source: string, line: number): Fact[] {
  const facts: Fact[] = [];
  const ids = new Set<string>();
  const visit = (node: Nodes): void => {
    const at = node.position?.start.line ?? line;
    const add = (kind: Fact['kind'], value: string) => facts.push({ kind, value, line: at });
    switch (node.type) {
      case 'code':
        facts.push(...factsInSample(node.lang ?? '', node.value, at));
        return;
      case 'inlineCode':
        add('name', node.value);
        return;
      case 'link':
      case 'image':
      case 'definition':
        add('link', node.url);
        break;
      case 'strong': {
        const { text } = findText(node.children);
        if (/^[A-Z]/.test(text)) add('label', text.replace(/[.:,]$/, ''));
        break;
      }
      case 'heading':
        add('anchor', idOf(node, ids));
        break;
      case 'table':
        add('table', `${node.children.length} rows, ${node.children[0]?.children.length ?? 0} columns`);
        break;
      case 'containerDirective':
      case 'leafDirective': {
        const { alt, ...attributes } = node.attributes ?? {};
        if (alt) facts.push(...factsInText(alt, at));
        const isAdmonition = admonitionKinds.some((kind) => kind === node.name);
        const words = Object.entries(attributes).map(([name, value]) => `${name}=${value}`);
        add(isAdmonition ? 'admonition' : 'directive', [node.name, ...words.sort()].join(' '));
        break;
      }
      case 'html':
        add('sample', `html\n${node.value}`);
        return;
    }
    if (isTextBlock(node)) facts.push(...factsInText(plainText(node.children), at));
    if ('alt' in node && node.alt) facts.push(...factsInText(node.alt, at));
    if ('children' in node) for (const child of node.children) visit(child);
  };
  visit(parseMarkdown(source, { file: 'text', line }));
  return facts;
}

function isTextBlock(node: Nodes): node is Extract<Nodes, { type: 'paragraph' | 'heading' | 'tableCell' }> {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

/** The prose of a block; a heading's own anchor and inline code are left out. */
function plainText(nodes: readonly Nodes[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') return node.value.replace(/\s*\{#[^{}]*\}\s*$/, '');
      if (node.type === 'inlineCode') return CODE;
      if (node.type === 'break') return '\n';
      return 'children' in node ? plainText(node.children) : ' ';
    })
    .join('');
}

/** The id that the page gives a heading (pipeline/markdown/headings.ts), as far as its text determines it. */
function idOf(node: Heading, ids: Set<string>): string {
  const last = node.children.at(-1);
  const explicit = last?.type === 'text' ? /\{#([^{}]*)\}\s*$/.exec(last.value)?.[1] : undefined;
  const base = explicit ?? slug(findText(node.children).text);
  let id = base;
  for (let number = 1; ids.has(id); number += 1) id = `${base}-${number}`;
  ids.add(id);
  return id;
}
