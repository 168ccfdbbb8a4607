import { parser } from '@lezer/python';
import { nearest } from '#model/nearest.ts';
import type { Finding } from '#model/sample-knowledge.ts';
import { type Checker, lineAt } from '../checker.ts';
import { syntaxErrors } from '../syntax-errors.ts';
import { builtins } from './builtins.ts';
import { checkCalls } from './check-calls.ts';
import { checkImports } from './check-imports.ts';
import { readNames } from './read-names.ts';
import { isDefined } from './scopes.ts';

/** Python: it parses, every name is defined or imported, and what is imported exists and is called correctly. */
export const pythonChecker: Checker = {
  check: ({ code }, knowledge) => {
    const tree = parser.parse(code);
    const errors = syntaxErrors(tree, code, 'Python');
    // In code that can't be parsed, names would only be guesses.
    if (errors.length > 0) return errors;
    const names = readNames(tree.topNode, code);
    return [
      ...undefinedNames(names, code),
      ...checkImports(names, code, knowledge),
      ...checkCalls(names, code, knowledge.pythonSignatures),
    ];
  },
};

function undefinedNames({ uses, imports }: ReturnType<typeof readNames>, code: string): Finding[] {
  const known = [...new Set(uses.map(({ name }) => name))].filter((name) => builtins.has(name));
  const missing = uses.filter((use) => !builtins.has(use.name) && !isDefined(use));
  const first = new Map(missing.toReversed().map((use) => [use.name, use]));
  const star = imports.find(({ isStar }) => isStar);
  return [...first.values()].toReversed().map(({ name, offset }) => ({
    line: lineAt(code, offset),
    rule: 'samples/python-name',
    message: `The name "${name}" is not defined.`,
    fix: star ? `Import it by name, because "*" from ${star.module} can't be checked.` : fixFor(name, known),
  }));
}

function fixFor(name: string, known: readonly string[]): string {
  const meant = nearest(name, known);
  return meant
    ? `Did you mean "${meant}"?`
    : 'Import or define it in this sample, because readers paste each sample separately.';
}
