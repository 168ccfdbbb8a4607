import type { SyntaxNode } from '@lezer/common';
import { childrenOf } from './children.ts';

/** A call of a plain name or of a member of one. */
export interface Call {
  /** As written, for example `make_tag_urn` or `builder.make_tag_urn`. */
  callee: string;
  keywords: readonly { name: string; offset: number }[];
  /** Arguments without a keyword. */
  positional: number;
  /** Whether `*` or `**` passes arguments that can't be seen. */
  isOpen: boolean;
  offset: number;
}

/** Reads a CallExpression; undefined when something else is called. */
export function readCall(node: SyntaxNode, code: string): Call | undefined {
  const [callee, list] = childrenOf(node);
  const name = callee ? code.slice(callee.from, callee.to) : '';
  if (!list || !/^[A-Za-z_]\w*(\.\w+)*$/.test(name)) return undefined;
  const items = splitArguments(list);
  const keywords = items.flatMap(([first, second]) =>
    first?.name === 'VariableName' && second?.name === 'AssignOp'
      ? { name: code.slice(first.from, first.to), offset: first.from }
      : [],
  );
  const isOpen = items.some(([first]) => first?.name === '*' || first?.name === '**');
  return { callee: name, keywords, positional: items.length - keywords.length, isOpen, offset: node.from };
}

function splitArguments(list: SyntaxNode): SyntaxNode[][] {
  const items: SyntaxNode[][] = [[]];
  for (const child of childrenOf(list).slice(1, -1)) {
    if (child.name === ',') items.push([]);
    else if (child.name !== 'Comment') items.at(-1)?.push(child);
  }
  return items.filter((item) => item.length > 0);
}
