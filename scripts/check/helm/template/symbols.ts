import type { Pipeline, Term } from './parse-pipeline.ts';

/**
 * Values that an expression can have, as paths from the root of a template, for example `Values.global.sql`. Empty if the template itself produces
 * it.
 */
export type Paths = readonly string[];

/** What names mean at a place in a template. */
export interface Scope {
  /** What `.` is. */
  dot: Paths;
  variables: ReadonlyMap<string, Paths>;
}

/** The root of a template: `.` and `$` outside all blocks. */
export const ROOT: Paths = [''];

/** Functions whose result says something about their arguments but doesn't contain them. */
const judging = new Set(['and', 'contains', 'eq', 'gt', 'hasKey', 'lookup', 'lt', 'ne', 'not', 'or', 'semverCompare']);

/**
 * The values that a pipeline can result in.
 * @param read gets every path that the pipeline reads, including in conditions
 */
export function pathsOf(pipeline: Pipeline, scope: Scope, read: (path: string) => void): Paths {
  let passed: Paths = [];
  for (const command of pipeline.commands) passed = pathsOfCommand(command, passed, scope, read);
  return passed;
}

function pathsOfCommand(terms: readonly Term[], passed: Paths, scope: Scope, read: (path: string) => void): Paths {
  const [first, ...rest] = terms;
  const name = first?.base.type === 'function' ? first.base.name : undefined;
  const all = (name === undefined ? terms : rest).flatMap((term) => pathsOfTerm(term, scope, read));
  const found = [...new Set([...passed, ...all])];
  if (name !== undefined && judging.has(name)) return [];
  return name === 'first' ? found.map((path) => `${path}[]`) : found;
}

function pathsOfTerm({ base, fields }: Term, scope: Scope, read: (path: string) => void): Paths {
  const found = pathsOfBase(base, scope, fields.length > 0 ? () => undefined : read).map((path) =>
    fields.reduce((above, field) => (above === '' ? field : `${above}.${field}`), path),
  );
  for (const path of found) read(path);
  return found;
}

function pathsOfBase(base: Term['base'], scope: Scope, read: (path: string) => void): Paths {
  switch (base.type) {
    case 'dot':
      return scope.dot;
    case 'variable':
      return base.name === '$' ? ROOT : (scope.variables.get(base.name) ?? []);
    case 'pipeline':
      return pathsOf(base.pipeline, scope, read);
    default:
      return [];
  }
}

/** The name of the template that a pipeline includes, and by how many spaces it is indented. */
export function includedBy({ commands }: Pipeline): { name: string; indent?: number } | undefined {
  const [[first, named] = []] = commands;
  if (first?.base.type !== 'function' || !/^(include|template)$/.test(first.base.name)) return undefined;
  if (named?.base.type !== 'literal') return undefined;
  const indent = indentOf({ variables: [], commands });
  return { name: named.base.text.slice(1, -1), ...(indent !== undefined && { indent }) };
}

/** The spaces that a pipeline puts on a new line before each line of its result. */
export function indentOf({ commands }: Pipeline): number | undefined {
  const [indenting, by] =
    commands.find(([term]) => term?.base.type === 'function' && term.base.name === 'nindent') ?? [];
  return indenting === undefined || by?.base.type !== 'literal' ? undefined : Number(by.base.text);
}

/** Whether a pipeline stops the installation instead of writing something. */
export function fails({ commands }: Pipeline): boolean {
  const [[first] = []] = commands;
  return first?.base.type === 'function' && first.base.name === 'fail';
}

/** Whether a pipeline ends with putting its result into quotation marks. */
export function quotes({ commands }: Pipeline): boolean {
  const [last] = commands.at(-1) ?? [];
  return last?.base.type === 'function' && last.base.name === 'quote';
}
