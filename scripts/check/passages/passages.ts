import { parse, visit } from 'graphql';
import type { Nodes } from 'mdast';
import { splitFrontMatter } from '#pipeline/load/split-front-matter.ts';
import { parseMarkdown } from '#pipeline/markdown/parse-markdown.ts';
import { walkType } from '#pipeline/markdown/walk.ts';
import { codePassages } from './code-passages.ts';
import { dataValues } from './data-values.ts';
import type { Passage } from './passage.ts';
import { isProse } from './prose-keys.ts';

/**
 * The prose of a file.
 * @param file path that ends with .md, .yaml, .yml, .graphql, .ts, or .tsx
 * @param text the file, line feeds only
 * @throws Error if the text can't be parsed
 */
export function passagesOf(file: string, text: string): Passage[] {
  if (/\.tsx?$/.test(file)) return codePassages(text);
  if (file.endsWith('.graphql')) return schemaPassages(text);
  if (!file.endsWith('.md')) return dataPassages(file, text, 1);
  const { frontMatter = '', frontMatterLine, body, bodyLine } = splitFrontMatter(text);
  return [...dataPassages(file, frontMatter, frontMatterLine), ...markdownPassages(body, bodyLine)];
}

function dataPassages(file: string, text: string, start: number): Passage[] {
  return dataValues(text, start).flatMap(({ path, value, line }) =>
    typeof value === 'string' && isProse(file, path) && !/(^|\.)keywords\b/.test(path)
      ? markdownPassages(value, line).map((passage) => ({ ...passage, key: path }))
      : [],
  );
}

function schemaPassages(text: string): Passage[] {
  const passages: Passage[] = [];
  visit(parse(text), {
    StringValue: (node, key) => {
      if (key === 'description') passages.push(...markdownPassages(node.value, node.loc?.startToken.line ?? 1));
    },
  });
  return passages;
}

/** A table of a page. */
export interface PageTable {
  /** Texts of the cells in its head. */
  head: string[];
  rows: { cells: string[]; line: number }[];
}

/**
 * The tables of a page, their cells in the form of passages.
 * @param text the file with its front matter, line feeds only
 */
export function tablesOf(text: string): PageTable[] {
  const tables: PageTable[] = [];
  const { body, bodyLine } = splitFrontMatter(text);
  walkType(parseMarkdown(body, { file: 'text', line: bodyLine }), 'table', ({ children }): undefined => {
    const [head, ...rows] = children.map((row) => ({
      cells: row.children.map((cell) => inline(cell.children).trim()),
      line: row.position?.start.line ?? bodyLine,
    }));
    if (head) tables.push({ head: head.cells, rows });
  });
  return tables;
}

function markdownPassages(source: string, line: number): Passage[] {
  const passages: Passage[] = [];
  const visitNode = (node: Nodes): void => {
    const at = node.position?.start.line ?? line;
    const add = (text: string, kind: Passage['kind']) => {
      const joined = text.replace(/\s+/g, ' ').trim();
      if (joined !== '') passages.push({ text: joined, line: at, kind });
    };
    if (node.type === 'paragraph') add(inline(node.children), 'sentence');
    else if (node.type === 'heading') add(inline(node.children).replace(/\s*\{#[^{}]*\}\s*$/, ''), 'heading');
    else if (node.type === 'tableCell') add(inline(node.children), 'cell');
    else {
      if (node.type === 'containerDirective' && node.attributes?.alt) add(node.attributes.alt, 'sentence');
      if ('children' in node) for (const child of node.children) visitNode(child);
    }
  };
  visitNode(parseMarkdown(source, { file: 'text', line }));
  return passages;
}

function inline(nodes: readonly Nodes[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') return node.value;
      if (node.type === 'inlineCode') return `\`${node.value}\``;
      if (node.type === 'image') return node.alt ?? '';
      if (node.type === 'strong') return `**${inline(node.children)}**`;
      return 'children' in node ? inline(node.children) : ' ';
    })
    .join('');
}
