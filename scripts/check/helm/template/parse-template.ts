import { type Pipeline, parsePipeline } from './parse-pipeline.ts';
import { type Token, tokensOf } from './tokens.ts';

/** A branch of `if`, `with`, or `range`; `else` without a condition has no pipeline. */
export interface Branch {
  pipeline?: Pipeline;
  nodes: readonly TemplateNode[];
  line: number;
}

/** A part of a template. */
export type TemplateNode =
  | { type: 'text'; text: string; line: number }
  | { type: 'action'; pipeline: Pipeline; line: number }
  | { type: 'block'; keyword: 'if' | 'with' | 'range'; branches: readonly Branch[] }
  | { type: 'define'; name: string; nodes: readonly TemplateNode[] };

/**
 * Parses a Go template as Helm charts use it.
 * @throws Error for a construct that the charts don't use
 */
export function parseTemplate(source: string): TemplateNode[] {
  const tokens = tokensOf(source);
  const { nodes, next } = parseNodes(tokens, 0);
  if (next < tokens.length) throw new Error(`line ${tokens[next]?.line}: "${tokens[next]?.text}" closes nothing`);
  return nodes;
}

function parseNodes(tokens: readonly Token[], from: number): { nodes: TemplateNode[]; next: number } {
  const nodes: TemplateNode[] = [];
  let at = from;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    if (token.type === 'text') {
      nodes.push(token);
      at += 1;
      continue;
    }
    const keyword = /^\w+/.exec(token.text)?.[0];
    if (keyword === 'end' || keyword === 'else') break;
    if (keyword === 'if' || keyword === 'with' || keyword === 'range') {
      const block = parseBlock(tokens, at, keyword);
      nodes.push(block.node);
      at = block.next;
    } else if (keyword === 'define') {
      const body = parseNodes(tokens, at + 1);
      nodes.push({ type: 'define', name: /"([^"]*)"/.exec(token.text)?.[1] ?? '', nodes: body.nodes });
      at = body.next + 1;
    } else {
      nodes.push({ type: 'action', pipeline: parsePipeline(token.text), line: token.line });
      at += 1;
    }
  }
  return { nodes, next: at };
}

function parseBlock(tokens: readonly Token[], from: number, keyword: 'if' | 'with' | 'range') {
  const branches: Branch[] = [];
  let at = from;
  for (let token = tokens[at]; token !== undefined && token.text !== 'end'; token = tokens[at]) {
    const condition = token.text.replace(/^else\b\s*/, '').replace(/^(?:if|with|range)\b\s*/, '');
    const body = parseNodes(tokens, at + 1);
    branches.push({
      ...(condition !== '' && { pipeline: parsePipeline(condition) }),
      nodes: body.nodes,
      line: token.line,
    });
    at = body.next;
  }
  return { node: { type: 'block', keyword, branches } as const, next: at + 1 };
}
