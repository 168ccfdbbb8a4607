import type { Tree } from '@lezer/common';
import type { Finding } from '#model/sample-knowledge.ts';
import { lineAt } from './checker.ts';

/**
 * The places that a grammar can't read; the first of each line.
 * @param tree syntax tree of the code
 * @param code the sample
 * @param language name for people, for example `Java`
 */
export function syntaxErrors(tree: Tree, code: string, language: string): Finding[] {
  const lines = new Map<number, string>();
  tree.iterate({
    enter: (node) => {
      if (!node.type.isError) return;
      const line = lineAt(code, node.from);
      const rest = code.slice(node.from).split('\n', 1)[0]?.trim() ?? '';
      if (!lines.has(line)) lines.set(line, rest === '' ? 'at the end of the line' : `at "${rest.slice(0, 40)}"`);
    },
  });
  return [...lines].map(([line, where]) => ({
    line,
    rule: `samples/${language.toLowerCase()}`,
    message: `The sample isn't valid ${language} ${where}.`,
    fix: 'Correct it, or say why it can’t be checked after the language: illustrative="…".',
  }));
}
