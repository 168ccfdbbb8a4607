import { childrenOf, parseModule, type SyntaxNode } from './syntax-tree.ts';

/** A text that code contains, instead of taking it from the texts of its subject. */
export interface CodeText {
  /** From 1. */
  line: number;
  text: string;
}

/** Elements whose text is code or the name of a key, which no language translates. */
const CODE = new Set(['code', 'kbd', 'pre']);

/** Attributes that readers see or hear. */
const READ = /^(aria-label|aria-description|title|alt|label|lead|heading|caption|legend|columns)$/;

/**
 * Finds the texts for readers in a module: in a component, text between tags and attributes that are read; in any module, sentences in strings.
 * Messages for developers, such as error messages and console output, can stay.
 * @param kind by the ending of its file
 */
export function textsInCode(code: string, kind: 'ts' | 'tsx'): CodeText[] {
  const found: CodeText[] = [];
  const add = (node: SyntaxNode, text: string) => {
    found.push({ line: code.slice(0, node.start).split('\n').length, text: text.replace(/\s+/g, ' ').trim() });
  };
  const visit = (node: SyntaxNode, isRead: boolean): void => {
    if (isForDevelopers(node, code)) return;
    const text = textOf(node);
    if (node.type === 'JSXText' ? isWord(text) : isRead ? isWord(text) : isSentence(text)) add(node, text);
    if (node.type === 'JSXElement' && CODE.has(nameOf(node.openingElement))) return;
    const attribute = node.type === 'JSXAttribute' ? nameOf(node) : undefined;
    const value = attribute === undefined ? isRead : READ.test(attribute);
    for (const child of childrenOf(node))
      visit(child, value && !/^(JSXElement|ArrowFunctionExpression|BinaryExpression)$/.test(child.type));
  };
  visit(parseModule(code, kind), false);
  return found;
}

/** Types, imports, errors, and log output. */
function isForDevelopers(node: SyntaxNode, code: string): boolean {
  if (/^(TS|Import|NewExpression)/.test(node.type)) return !/^TS(As|Satisfies|NonNull)/.test(node.type);
  return node.type === 'CallExpression' && code.startsWith('console.', node.start);
}

function textOf(node: SyntaxNode): string {
  if (node.type === 'JSXText' || node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  return node.type === 'TemplateElement' ? ((node.value as { cooked?: string }).cooked ?? '') : '';
}

function nameOf(node: unknown): string {
  const { name } = node as { name: { name?: unknown } };
  return typeof name.name === 'string' ? name.name : '';
}

function isWord(text: string): boolean {
  return /[A-Za-z]{2,}/.test(text) && text.trim() !== 'DataHub';
}

/** Several words that begin with a capital letter or end like a sentence. */
function isSentence(text: string): boolean {
  return /^\s*[A-Z][\w’'-]*,?\s+[a-z]{2,}/.test(text) || /[a-z]{2,}\s+[a-z]{2,}[^/]*[.?:]$/.test(text.trim());
}
