import { type Command, forEachChild, type ParsedScript, parse, type SyntaxNode } from 'unbash';
import type { Sample } from '#model/page.ts';
import { readSession } from '#pipeline/markdown/code/shell-session.ts';
import { lineAt } from '../checker.ts';

/** What a shell sample runs, and where. */
export interface ShellScript {
  /** Text that was read: of a session only the commands, with every other line empty. */
  code: string;
  errors: readonly { message: string; line: number }[];
  /** Every command, also those inside loops, pipes, and substitutions. */
  commands: readonly Command[];
  /** Other nodes that checks ask for, in the order of the text. */
  nodes: readonly SyntaxNode[];
}

/** Reads a `shell` or `shell-session` sample with the grammar of Bash; any other runs nothing. */
export function readShell({ language, code }: Sample): ShellScript {
  if (!language.startsWith('shell')) return { code, errors: [], commands: [], nodes: [] };
  const text = language === 'shell-session' ? commandLines(code) : code;
  const script: ParsedScript = parse(text);
  const nodes: SyntaxNode[] = [];
  collect(script, nodes);
  return {
    code: text,
    errors: (script.errors ?? []).map(({ message, pos }) => ({ message, line: lineAt(text, pos) })),
    commands: nodes.filter((node): node is Command => node.type === 'Command'),
    nodes,
  };
}

function collect(node: SyntaxNode, into: SyntaxNode[]): void {
  into.push(node);
  forEachChild(node, (child) => collect(child, into));
}

function commandLines(session: string): string {
  return readSession(session)
    .map(({ text, command }) => (command ? text : ''))
    .join('\n');
}
