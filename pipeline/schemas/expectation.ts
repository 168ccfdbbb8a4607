import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a set of keys',
  record: 'a set of keys',
  null: 'null',
};

/**
 * Says in words what a schema requires.
 * @param issue one issue of a failed parse
 * @returns a phrase that follows "must be", for example `one of "light", "dark"`
 */
export function expectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return types[issue.expected] ?? issue.expected;
    case 'invalid_value':
      if (!issue.message.startsWith('Invalid')) return issue.message;
      return issue.values.length === 1 ? quoted(issue.values[0]) : `one of ${issue.values.map(quoted).join(', ')}`;
    case 'too_small':
      return atLeast(issue.origin, Number(issue.minimum));
    case 'too_big':
      return atMost(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return format(issue);
    case 'invalid_key':
      return issue.issues.map(expectation).join(' and ');
    case 'invalid_union':
      return union(issue);
    default:
      // Messages of our own schemas are phrases of this kind.
      return issue.message;
  }
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${value}"` : String(value);
}

function atLeast(origin: string, minimum: number): string {
  if (origin === 'string') return minimum === 1 ? 'text that is not empty' : `text of at least ${minimum} characters`;
  if (origin === 'array') return `a list with at least ${minimum} ${minimum === 1 ? 'entry' : 'entries'}`;
  return `a number of at least ${minimum}`;
}

function atMost(origin: string, maximum: number): string {
  if (origin === 'string') return `text of at most ${maximum} characters`;
  if (origin === 'array') return `a list with at most ${maximum} entries`;
  return `a number of at most ${maximum}`;
}

function format(issue: Extract<Issue, { code: 'invalid_format' }>): string {
  if (issue.format === 'url') return 'a full address, for example https://example.com';
  if (issue.format === 'starts_with') return `text that begins with ${quoted((issue as { prefix?: string }).prefix)}`;
  const isOwnWording = !issue.message.startsWith('Invalid');
  return isOwnWording ? issue.message : `text that matches ${issue.pattern ?? issue.format}`;
}

function union(issue: Extract<Issue, { code: 'invalid_union' }>): string {
  const options = (issue as { options?: unknown[] }).options;
  if (issue.errors.length === 0 && options) return `one of ${options.map(quoted).join(', ')}`;
  const choices = issue.errors.flatMap((branch) => branch.filter((each) => each.path.length === 0).map(expectation));
  return [...new Set(choices)].join(' or ');
}
