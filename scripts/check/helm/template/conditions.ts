import type { Pipeline, Term } from './parse-pipeline.ts';
import { pathsOf, type Scope } from './symbols.ts';

/** What a condition compares, and with what. */
interface Condition {
  text: string;
  /** The same, turned around. */
  opposite: string;
}

/**
 * A condition that a reader can understand: `a.b`, `not a.b`, `a.b = "x"`, `a.b > 1`, joined with `and` and `or`.
 * @param nameOf the name of a value by its path in the template
 */
export function conditionOf(pipeline: Pipeline, scope: Scope, nameOf: (path: string) => string): Condition {
  const [first, ...rest] = pipeline.commands[0] ?? [];
  if (pipeline.commands.length === 1 && first !== undefined && rest.length === 0) {
    return conditionOfTerm(first, scope, nameOf);
  }
  const parts = rest.map((term) => conditionOfTerm(term, scope, nameOf));
  const name = first?.base.type === 'function' ? first.base.name : undefined;
  const [one] = parts;
  switch (name) {
    case 'not':
      return { text: one?.opposite ?? '', opposite: one?.text ?? '' };
    case 'and':
      return { text: joined(parts, 'text', 'and'), opposite: joined(parts, 'opposite', 'or') };
    case 'or':
      return { text: joined(parts, 'text', 'or'), opposite: joined(parts, 'opposite', 'and') };
    case 'eq':
      return { text: joined(parts, 'text', '='), opposite: joined(parts, 'text', '!=') };
    case 'gt':
      return { text: joined(parts, 'text', '>'), opposite: joined(parts, 'text', '<=') };
    default:
      return simple(namesOf(pipeline, scope, nameOf));
  }
}

function conditionOfTerm(term: Term, scope: Scope, nameOf: (path: string) => string): Condition {
  const { base, fields } = term;
  if (base.type === 'literal') return simple(base.text.replace(/^(\d+)\.0$/, '$1'));
  if (base.type === 'pipeline' && fields.length === 0) return conditionOf(base.pipeline, scope, nameOf);
  const names = namesOf({ variables: [], commands: [[term]] }, scope, nameOf);
  return simple(names === '' && base.type === 'variable' ? base.name : names);
}

function namesOf(pipeline: Pipeline, scope: Scope, nameOf: (path: string) => string): string {
  return pathsOf(pipeline, scope, () => undefined)
    .map(nameOf)
    .join(' or ');
}

function simple(text: string): Condition {
  return { text, opposite: `not ${text}` };
}

function joined(parts: readonly Condition[], which: keyof Condition, word: string): string {
  return parts.map((part) => part[which]).join(` ${word} `);
}
