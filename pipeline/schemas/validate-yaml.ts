import type { z } from 'zod';
import type { Loaded } from '#model/loaded.ts';
import { nearest } from '#model/nearest.ts';
import type { Problem } from '#model/problem.ts';
import { expectation } from './expectation.ts';
import { flattenIssues } from './flatten-issues.ts';
import { knownKeys } from './known-keys.ts';
import type { DataPath } from './offset-of.ts';
import { parseYaml, type YamlSource } from './parse-yaml.ts';

type Issue = z.core.$ZodIssue;

/** Shows a valid value at a path, for example `baseUrl: /catalog/`. */
export type ExampleAt = (path: DataPath) => string | undefined;

/**
 * Reads a YAML or JSON file and checks it against a schema.
 * @param schema what the file must contain
 * @param text the whole file
 * @param file path for problems
 * @param exampleAt examples that problems show
 * @returns the typed data, absent when there is any problem; and a problem at the key or value of every error
 */
export function validateYaml<S extends z.ZodType>(
  schema: S,
  text: string,
  file: string,
  exampleAt?: ExampleAt,
): { data?: Loaded<z.output<S>>; problems: Problem[] } {
  const { source, problems } = parseYaml(text, file);
  return problems.length > 0 ? { problems } : validateSource(schema, source, exampleAt);
}

/** Checks what has already been read; see `validateYaml`. */
export function validateSource<S extends z.ZodType>(
  schema: S,
  source: YamlSource,
  exampleAt?: ExampleAt,
): { data?: Loaded<z.output<S>>; problems: Problem[] } {
  const result = schema.safeParse(source.value ?? emptyFor(schema));
  if (result.success) return { data: { value: result.data, file: source.file, origin: source.origin }, problems: [] };
  const issues = flattenIssues(result.error.issues);
  return { problems: issues.flatMap((issue) => problemsOf(issue, { schema, source, exampleAt })) };
}

/** A file that contains nothing but comments is an empty list, or a set without keys. */
function emptyFor(schema: z.ZodType): unknown {
  return schema.safeParse([]).success ? [] : {};
}

interface Context {
  schema: z.ZodType;
  source: YamlSource;
  exampleAt: ExampleAt | undefined;
}

function problemsOf(issue: Issue, context: Context): Problem[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey([...issue.path, key], context));
  return [issue.code === 'invalid_key' ? wrongKey(issue, context) : wrongValue(issue, context)];
}

function unknownKey(path: DataPath, { schema, source }: Context): Problem {
  const parent = path.slice(0, -1);
  const key = String(path.at(-1));
  const known = knownKeys(schema, parent);
  return {
    ...source.origin(path, 'key'),
    rule: 'data/unknown-key',
    message: `"${key}" isn't a key of ${parent.length > 0 ? pathText(parent) : 'this file'}.`,
    fix: unknownKeyFix(key, known),
    severity: 'error',
  };
}

function unknownKeyFix(key: string, known: readonly string[]): string {
  // In braces, an unquoted comma ends a value, and the rest of the sentence becomes a key.
  if (/\s/.test(key)) return 'Put text that contains a comma or a colon in quotes.';
  const close = nearest(key, known);
  return close ? `Did you mean "${close}"?` : `Its keys can be ${known.join(', ')}.`;
}

function wrongKey(issue: Issue, { source }: Context): Problem {
  const message = `The key "${String(issue.path.at(-1))}" must be ${expectation(issue)}.`;
  return { ...source.origin(issue.path, 'key'), rule: 'data/wrong-key', message, severity: 'error' };
}

function wrongValue(issue: Issue, { source, exampleAt }: Context): Problem {
  const { found, value } = valueAt(source.value, issue.path);
  const example = issue.path.length > 0 ? exampleAt?.(issue.path) : undefined;
  const needsQuotes =
    issue.code === 'invalid_type' && issue.expected === 'string' && /number|boolean/.test(typeof value);
  const meant = issue.code === 'invalid_value' && typeof value === 'string' && nearest(value, issue.values.map(String));
  const advice = meant ? `Did you mean "${meant}"?` : example && `For example: ${example}`;
  const fix = needsQuotes ? `Put it in quotes: "${value}"` : advice;
  const name = issue.path.length > 0 ? `"${pathText(issue.path)}"` : 'The file';
  const message = found
    ? `${name} must be ${expectation(issue)}, but is ${shown(value)}.`
    : `${name} is missing. It must be ${expectation(issue)}.`;
  return {
    ...source.origin(issue.path),
    rule: found ? 'data/wrong-value' : 'data/missing-key',
    message,
    ...(fix && { fix }),
    severity: 'error',
  };
}

/** `navbar.items[2].label` for `['navbar', 'items', 2, 'label']`. */
function pathText(path: DataPath): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');
}

function valueAt(root: unknown, path: DataPath): { found: boolean; value?: unknown } {
  let value = root;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return { found: false };
    value = (value as Record<PropertyKey, unknown>)[step];
  }
  return value === undefined ? { found: false } : { found: true, value };
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return `a set of keys (${Object.keys(value).join(', ') || 'none'})`;
  const text = String(value);
  if (typeof value !== 'string') return text;
  return text.length > 60 ? `"${text.slice(0, 60)}…" (${text.length} characters)` : `"${text}"`;
}
