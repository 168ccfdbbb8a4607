import { parseAst } from 'rolldown/parseAst';

/** A node of the syntax tree of a module (https://github.com/estree/estree, with the nodes of TypeScript and JSX). */
export interface SyntaxNode {
  type: string;
  /** Offset of its first character. */
  start: number;
  [key: string]: unknown;
}

/** The syntax tree of a module. */
export function parseModule(text: string, lang: 'ts' | 'tsx'): SyntaxNode {
  return parseAst(text, { lang }) as unknown as SyntaxNode;
}

export function isSyntaxNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The nodes directly below a node, in the order of its properties. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  return Object.values(node)
    .flatMap((value): unknown[] => (Array.isArray(value) ? value : [value]))
    .filter(isSyntaxNode);
}
