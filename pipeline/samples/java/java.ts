import { parser } from '@lezer/java';
import { nearest } from '#model/nearest.ts';
import type { Finding } from '#model/sample-knowledge.ts';
import { type Checker, lineAt } from '../checker.ts';
import type { SampleKnowledge } from '../knowledge.ts';
import { syntaxErrors } from '../syntax-errors.ts';
import { javaLang } from './java-lang.ts';
import { type JavaTypes, readTypes } from './read-types.ts';

const file = 'content/java-classes.yaml';

/** Checks that Java parses and that every class is imported, declared, or part of java.lang. Statements are allowed outside a class. */
export const javaChecker: Checker = {
  check: ({ code }, knowledge) => {
    // The grammar doesn't support `Order.class`, so a field with a name of the same length replaces it.
    const tree = parser.parse(code.replaceAll(/\.class\b/g, '.klass'));
    const errors = syntaxErrors(tree, code, 'Java');
    // In code that can't be parsed, classes would only be guesses.
    if (errors.length > 0) return errors;
    const types = readTypes(tree, code);
    return [...unknownImports(types, code, knowledge), ...missingImports(types, code, knowledge)];
  },
};

function unknownImports({ imports }: JavaTypes, code: string, { javaClasses }: SampleKnowledge): Finding[] {
  if (javaClasses === undefined) return [];
  const { classes, outside } = javaClasses;
  return imports.flatMap(({ name, offset, isStatic }) => {
    const wanted = isStatic ? name.replace(/\.[^.]*$/, '') : name;
    if (classes.has(wanted) || outside.some((start) => name.startsWith(`${start}.`))) return [];
    const meant = nearest(wanted, classes);
    const fix = meant ? `Did you mean "${meant}"?` : `If it exists, add it to ${file}.`;
    const message = name.endsWith('.*')
      ? `The import "${name}" hides what it takes.`
      : `There is no class "${wanted}".`;
    return [{ line: lineAt(code, offset), rule: 'samples/java-import', message, fix }];
  });
}

function missingImports(types: JavaTypes, code: string, { javaClasses }: SampleKnowledge): Finding[] {
  const imported = new Set(types.imports.map(({ name }) => name.slice(name.lastIndexOf('.') + 1)));
  const isKnown = (name: string) =>
    javaLang.has(name) ||
    types.defined.has(name) ||
    imported.has(name) ||
    javaClasses?.classes.has(`${types.package}.${name}`);
  const missing = types.used.filter(({ name }) => !isKnown(name));
  const first = new Map(missing.toReversed().map((use) => [use.name, use]));
  return [...first.values()].toReversed().map(({ name, offset }) => ({
    line: lineAt(code, offset),
    rule: 'samples/java-class',
    message: `The class "${name}" is not imported.`,
    fix: 'Import it in this sample, because readers paste each sample separately.',
  }));
}
