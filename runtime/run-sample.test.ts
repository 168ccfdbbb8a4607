import { expect, test } from 'vitest';
import { variablesOf } from './run-sample.ts';

const operation = 'query q($input: SearchInput!, $count: Int) { search(input: $input) { total } }';

test('the variables of an operation are the first JSON whose keys it declares', () => {
  const variables = '{ "input": { "query": "*" } }';
  expect(variablesOf(operation, ['{ "data": {} }', variables, '{ "count": 1 }'])).toBe(variables);
  expect(variablesOf(operation, ['[1]', '{', '{}', '{ "data": {} }'])).toBe('');
  expect(variablesOf('{ search { total } }', [variables])).toBe('');
});
