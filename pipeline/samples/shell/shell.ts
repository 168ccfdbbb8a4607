import type { SyntaxNode } from 'unbash';
import type { Finding } from '#model/sample-knowledge.ts';
import { type Checker, lineAt } from '../checker.ts';
import { readShell } from './read-shell.ts';

/** Commands that Bash can read, and that a reader can paste. */
export const shellChecker: Checker = {
  check: (sample) => {
    const { code, errors, nodes } = readShell(sample);
    const syntax = errors.map(({ message, line }) => ({
      line,
      rule: 'samples/shell',
      message: `Bash can't read the sample: ${message}.`,
      fix: 'Correct it; output belongs into a block of its own or into a shell-session.',
    }));
    return [...syntax, ...nodes.flatMap((node) => [...openDocument(node, code), ...anglePlaceholder(node, code)])];
  },
};

function openDocument(node: SyntaxNode, code: string): Finding[] {
  if (node.type !== 'HereDoc' || node.closing !== undefined) return [];
  const word = node.delimiter?.value ?? '';
  const message = `The text that begins with <<${word} has no end.`;
  return [{ line: lineAt(code, node.pos), rule: 'samples/shell', message, fix: `Add a line that is only ${word}.` }];
}

/** `<name>` looks like a gap to fill in, yet the shell reads from a file called `name`. */
function anglePlaceholder(node: SyntaxNode, code: string): Finding[] {
  if (node.type !== 'Redirect' || node.operator !== '<' || code[node.end] !== '>') return [];
  const name = code.slice(node.pos + 1, node.end);
  const message = `"<${name}>" is a redirection for the shell.`;
  const fix = `Write a realistic value, or a name in capital letters, e.g. ${name.toUpperCase().replace(/\W+/g, '_')}.`;
  return [{ line: lineAt(code, node.pos), rule: 'samples/shell', message, fix }];
}
