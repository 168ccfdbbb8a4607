import type { SyntaxNode } from '@lezer/common';
import { childrenOf } from './children.ts';

/** What an import statement takes from one module. */
export interface Import {
  /** Dotted name; begins with a dot for a module of the same package. */
  module: string;
  /** Names taken from it; absent when the module itself is imported. */
  names?: readonly { name: string; offset: number }[];
  /** Whether it takes everything (`*`). */
  isStar: boolean;
  /** Names that are defined afterward. */
  bound: readonly string[];
  /** Where the module is named. */
  offset: number;
}

/**
 * Reads one import statement.
 * @param node an ImportStatement
 * @param code text of the whole program
 */
export function readImport(node: SyntaxNode, code: string): Import[] {
  const tokens = childrenOf(node).map(({ name, from, to }) => ({
    kind: name,
    text: code.slice(from, to),
    offset: from,
  }));
  const at = tokens.findIndex(({ kind }) => kind === 'import');
  const items = splitItems(tokens.slice(at + 1));
  if (tokens[0]?.kind !== 'from') return items.map((item) => wholeModule(item));
  const path = tokens.slice(1, at);
  const isStar = items.some(([first]) => first?.text === '*');
  const names = items.flatMap(([first]) => (first && !isStar ? { name: first.text, offset: first.offset } : []));
  const bound = isStar ? [] : items.flatMap((item) => item.at(-1)?.text ?? []);
  return [{ module: joined(path), names, isStar, bound, offset: path[0]?.offset ?? node.from }];
}

interface Token {
  kind: string;
  text: string;
  offset: number;
}

function wholeModule(item: readonly Token[]): Import {
  const asAt = item.findIndex(({ kind }) => kind === 'as');
  const path = asAt === -1 ? item : item.slice(0, asAt);
  const bound = asAt === -1 ? path[0]?.text : item.at(-1)?.text;
  return {
    module: joined(path),
    isStar: false,
    bound: bound === undefined ? [] : [bound],
    offset: path[0]?.offset ?? 0,
  };
}

function splitItems(tokens: readonly Token[]): Token[][] {
  const items: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === ',') items.push([]);
    else if (token.kind !== '(' && token.kind !== ')' && token.kind !== 'Comment') items.at(-1)?.push(token);
  }
  return items.filter((item) => item.length > 0);
}

function joined(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join('');
}
