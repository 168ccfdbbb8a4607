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
      fix: 'Correct it. Put output in a separate block or in a shell-session block.',
    }));
    return [...syntax, ...nodes.flatMap((node) => [...openDocument(node, code), ...anglePlaceholder(node, code)])];
  },
};

function openDocument(node: SyntaxNode, code: string): Finding[] {
  if (node.type !== 'HereDoc' || node.closing !== undefined) return [];
  const word = node.delimiter?.value ?? '';
  const message = `The here-document that starts with <<${word} is never closed.`;
  return [
    { line: lineAt(code, node.pos), rule: 'samples/shell', message, fix: `Add a line that contains only ${word}.` },
  ];
}

/** `<name>` looks like a placeholder, but the shell reads from a file called `name`. */
function anglePlaceholder(node: SyntaxNode, code: string): Finding[] {
  if (node.type !== 'Redirect' || node.operator !== '<' || code[node.end] !== '>') return [];
  const name = code.slice(node.pos + 1, node.end);
  const message = `"<${name}>" is a redirection in the shell.`;
  const fix = `Write a realistic value, or a name in uppercase letters, for example ${name.toUpperCase().replace(/\W+/g, '_')}.`;
  return [{ line: lineAt(code, node.pos), rule: 'samples/shell', message, fix }];
}
