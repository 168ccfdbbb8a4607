import { expect, test } from 'vitest';
import { nearestNames, unknownName } from './unanswerable.ts';

const names = ['snowflake', 'redshift', 'dbt', 'dbt-cloud', 'bigquery'];

test.each([
  ['snowflak', ['snowflake']],
  ['Big-Query', ['bigquery']],
  ['dbt cloud', ['dbt-cloud', 'dbt']],
  ['zzzzzzzzzzzz', []],
])('the name most similar to %j comes first', (wrong, expected) => {
  expect(nearestNames(wrong, names).slice(0, expected.length || 1)).toEqual(expected);
});

test('for an unknown name, the error says what to ask instead', () => {
  expect(unknownName('connector', 'snowflak', names).message).toBe(
    'There is no connector named "snowflak". Similar names: "snowflake".',
  );
  expect(unknownName('connector', 'zzzzzzzzzzzz', names).message).toMatch(/search_docs to find the right name/);
});
