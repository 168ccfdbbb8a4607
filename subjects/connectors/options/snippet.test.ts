import { expect, test } from 'vitest';
import { parseOptionType } from '#model/option-type.ts';
import type { ResolvedOption } from './resolve-options.ts';
import { atTop, insideOf, optionSnippet } from './snippet.ts';

const option = (name: string, type: string, more: Partial<ResolvedOption['option']> = {}): ResolvedOption => ({
  option: {
    name,
    type,
    description: '',
    required: false,
    hidden: false,
    looksUpDomains: false,
    worksWith: [],
    ...more,
  },
  path: name,
  type: parseOptionType(type) ?? { kind: 'any' },
  children: [],
  allowed: [],
  extraKeys: false,
  origin: { file: 'content/connectors/shop.yaml' },
});

test.each([
  [option('limit', 'integer', { default: 3, example: 10 }), 'limit: 10'],
  [option('limit', 'integer', { default: 3 }), 'limit: 3'],
  [option('deny', 'list<string>', { default: [] }), 'deny: []'],
  [option('host', 'string'), 'host:'],
  [option('private_key', 'secret'), `private_key: \${PRIVATE_KEY}`],
])('%j is copied as %j', (resolved, yaml) => {
  expect(optionSnippet(resolved, atTop)).toBe(yaml);
});

test.each([
  ['object', 'parent:\n  limit: 3'],
  ['list<Group>', 'parent:\n  - limit: 3'],
  ['map<Group>', 'parent:\n  NAME:\n    limit: 3'],
  ['map<list<Group>>', 'parent:\n  NAME:\n    - limit: 3'],
  ['boolean | Group', 'parent:\n  limit: 3'],
  ['string | list<Group>', 'parent:\n  - limit: 3'],
])('inside %s it is nested', (type, yaml) => {
  const nesting = insideOf(option('parent', type), atTop);
  expect(optionSnippet(option('limit', 'integer', { default: 3 }), nesting)).toBe(yaml);
});
