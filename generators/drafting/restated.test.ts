import { expect, test } from 'vitest';
import { restatedProblem, restates } from './restated.ts';

test.each([
  ['The name of the table', ['table_name', 'string']],
  ['the tag urn', ['tagUrn', 'String!']],
  ['The tag’s URN.', ['urn', 'TagAssociation']],
  ['Whether profiling is enabled.', ['enabled', 'boolean', 'profiling']],
  ['The `host` that is used.', ['host', 'string']],
  ['List of the owners of the dataset', ['owners', 'list<Owner>', 'Dataset']],
  ['The HTTP client options', ['httpClient']],
  ['The value.', ['threshold', 'integer']],
])('"%s" restates %j', (description, names) => {
  expect(restates(description, names)).toBe(true);
});

test.each([
  ['Host name of the shop, without protocol.', ['host', 'string']],
  ['Name of the table, as `SHOW TABLES` prints it.', ['table_name', 'string']],
  ['Seconds until a request is given up.', ['timeout', 'integer']],
  ['Whether profiling is enabled; costs one query per column.', ['enabled', 'boolean', 'profiling']],
  ['URN of the tag to add, 100 at most.', ['tagUrn', 'string']],
])('"%s" says more than %j', (description, names) => {
  expect(restates(description, names)).toBe(false);
});

test('the problem quotes the description and says what to write', () => {
  const origin = { file: 'content/connectors/shop.yaml', line: 7 };
  expect(restatedProblem(origin, 'option "table_name"', 'The name\n  of the table', ['table_name'])).toEqual([
    {
      ...origin,
      rule: 'data/restated-name',
      message: 'The description of the option "table_name" only repeats its name: "The name of the table"',
      fix: 'Say what it is for, what changes when it is set, its limits, or what it interacts with.',
      severity: 'error',
    },
  ]);
  expect(restatedProblem(origin, 'option "host"', 'Host name without protocol.', ['host'])).toEqual([]);
});
