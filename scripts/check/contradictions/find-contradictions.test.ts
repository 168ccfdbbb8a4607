import { expect, test } from 'vitest';
import { findContradictions } from './find-contradictions.ts';
import type { KnownFacts } from './known-facts.ts';

const known: KnownFacts = {
  variables: new Map([
    ['MAX_RETRIES', new Map<string, string | null>([['datahub-gms', '3']])],
    [
      'GMS_HOST',
      new Map<string, string | null>([
        ['datahub-actions', null],
        ['datahub-upgrade', 'localhost'],
      ]),
    ],
  ]),
  privileges: new Set(['Edit Tags', 'Manage Users & Groups']),
  ports: new Map([['datahub-gms', new Set([8080, 4318])]]),
  aspects: new Map([['content/metamodel/entities/tag.yaml', 5]]),
};

const find = (text: string, path = 'content/docs/a.md') =>
  findContradictions([{ path, text }], known).map(({ line, rule, message }) => `${line} ${rule}: ${message}`);

const table = (variable: string, value: string) =>
  `| Variable | Default |\n| --- | --- |\n| ${variable} | ${value} |\n`;

test.each([
  [table('`MAX_RETRIES`', '`3`'), 'the same default'],
  [table('`MAX_RETRIES`', '`3` s'), 'the same default with a unit'],
  [table('`GMS_HOST`', '–'), 'the default of one service'],
  [table('`GMS_HOST`', '`localhost`'), 'the default of the other'],
  [table('`GMS_HOST`, `MAX_RETRIES`', '`localhost`, `3`'), 'two variables and their defaults'],
  [table('`MAX_RETRIES`', 'a number'), 'a default in words'],
  [table('`MY_OWN`', '`5`'), 'a variable that no service reads'],
  ['`MAX_RETRIES` defaults to `3`.', 'the same default in a sentence'],
  ['The Helm chart sets it: `MAX_RETRIES` defaults to `5`.', 'a chart with a default of its own'],
  ['You need the **Edit Tags** privilege.', 'a privilege of the reference'],
  ['Connect to `http://datahub-gms:8080` or `datahub-gms:4318`.', 'ports of the service'],
  ['Connect to `other-host:1234`.', 'a host that is no service'],
  ['Python 3.7 or newer. Python 3.8 or newer with Feast.', 'a version that another product needs'],
  ["Python 3.7 or newer. It can't be imported on Python 3.11 or later.", 'versions on which something fails'],
])('%j contradicts nothing: %s', (text) => {
  expect(find(text)).toEqual([]);
});

test.each([
  [table('`MAX_RETRIES`', '`5`'), '3 facts/variable-default: This says that the default of MAX_RETRIES is "5".'],
  [table('`MAX_RETRIES`', '–'), '3 facts/variable-default: This says that the default of MAX_RETRIES is empty.'],
  ['`MAX_RETRIES` is `5` by default.', '1 facts/variable-default: This says that the default of MAX_RETRIES is "5".'],
  [
    'Without it (`MAX_RETRIES` (default: `4`)).',
    '1 facts/variable-default: This says that the default of MAX_RETRIES is "4".',
  ],
  ['You need the **Edit Labels** privilege.', '1 facts/privilege: There is no privilege "Edit Labels".'],
  ['Connect to `datahub-gms:9002`.', '1 facts/port: This gives "datahub-gms:9002" as an address.'],
])('%j is a contradiction', (text, problem) => {
  expect(find(text)).toEqual([problem]);
});

test('the privileges of a GraphQL operation must exist', () => {
  const operation = (privilege: string) => `operations:\n  - privilege: ${privilege}\n`;
  const path = 'content/graphql/operations/tags.yaml';
  expect(find(operation('Edit Tags on the asset, or Manage Users & Groups'), path)).toEqual([]);
  expect(find(operation('Edit Tag on the asset'), path)).toEqual([
    '2 facts/privilege: There is no privilege "Edit Tag".',
  ]);
});

test('the description of an entity type counts its aspects', () => {
  const path = 'content/metamodel/entities/tag.yaml';
  expect(find('description: The tag entity with all 5 aspects.', path)).toEqual([]);
  expect(find('description: The tag entity with all 6 aspects.', path)).toEqual([
    '1 facts/aspect-count: The description says that there are 6 aspects.',
  ]);
});

test('the version that most pages require is required everywhere', () => {
  const files = ['Python 3.7 or newer', 'Python 3.7+', 'Python 3.8 or later'].map((text, index) => ({
    path: `content/docs/${index}.md`,
    text: `You need ${text}.`,
  }));
  expect(findContradictions(files, known).map(({ file, rule }) => [file, rule])).toEqual([
    ['content/docs/2.md', 'facts/version'],
  ]);
});
