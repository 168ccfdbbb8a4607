import { describe, expect, it } from 'vitest';
import type { RecipeOption } from '#recipes/facts.ts';
import { controlOf, findFields, groupFields, optionFields } from './option-fields.ts';

const option = (path: string, type: string, more: Partial<RecipeOption> = {}): RecipeOption => ({
  name: path.split('.').at(-1) ?? path,
  path,
  type,
  required: false,
  description: `About ${path}.`,
  ...more,
});

const options: readonly RecipeOption[] = [
  option('host', 'string', { required: true }),
  option('old_host', 'string', { deprecated: { note: 'Gone.' } }),
  option('secret_door', 'string', { hidden: true }),
  option('table_pattern', 'AllowDenyPattern', {
    children: [option('table_pattern.allow', 'list<string>'), option('table_pattern.ignoreCase', 'boolean')],
  }),
  option('git', 'GitInfo', {
    children: [option('git.repo', 'string', { required: true }), option('git.key', 'secret')],
  }),
  option('login', 'Login', { required: true, children: [option('login.user', 'string', { required: true })] }),
  option('stores', 'map<Store>', { children: [option('stores.*.name', 'string', { required: true })] }),
  option('stateful_ingestion', 'Stateful', {
    children: [option('stateful_ingestion.enabled', 'boolean'), option('stateful_ingestion.ignore', 'boolean')],
  }),
];

describe('the entries of a form', () => {
  const fields = optionFields(options);

  it('are the options that a new recipe can have, with groups split', () => {
    expect(fields.map(({ option: { path } }) => path)).toEqual([
      'host',
      'table_pattern.allow',
      'table_pattern.ignoreCase',
      'git.repo',
      'git.key',
      'login.user',
      'stores',
      'stateful_ingestion.enabled',
      'stateful_ingestion.ignore',
    ]);
  });

  it('are required only where all groups around them are', () => {
    expect(fields.filter(({ required }) => required).map(({ option: { path } }) => path)).toEqual([
      'host',
      'login.user',
    ]);
    expect(fields.find(({ option: { path } }) => path === 'git.repo')?.requiredIn).toBe('git');
  });

  it('are grouped by the first part of their path', () => {
    expect(groupFields(fields).map(({ prefix, fields: list }) => [prefix, list.length])).toEqual([
      ['', 2],
      ['table_pattern', 2],
      ['git', 2],
      ['login', 1],
      ['stateful_ingestion', 2],
    ]);
  });

  it('are found by all words in the path or description, with matching paths first', () => {
    const found = (query: string) => findFields(fields, query).map(({ option: { path } }) => path);
    expect(found('pattern allow')).toEqual(['table_pattern.allow']);
    expect(found('TABLE-pattern')).toEqual(['table_pattern.allow', 'table_pattern.ignoreCase']);
    expect(found('about git')).toEqual(['git.repo', 'git.key']);
    expect(found('zork')).toEqual([]);
  });
});

it.each([
  ['boolean', 'switch'],
  ['secret', 'secret'],
  ['integer', 'number'],
  ['string', 'text'],
  ['path | url', 'text'],
  ['boolean | string', 'text'],
  ['list<string>', 'lines'],
  ['map<string>', 'pairs'],
  ['list<object>', 'yaml'],
  ['map<string> | boolean', 'yaml'],
  ['SomeGroup', 'yaml'],
  ['object', 'yaml'],
])('%s is entered as %s', (type, control) => {
  expect(controlOf({ type })).toBe(control);
});
