import { expect, test } from 'vitest';
import { nearestNames, unknownName } from './unanswerable.ts';

const names = ['snowflake', 'redshift', 'dbt', 'dbt-cloud', 'bigquery'];

test.each([
  ['snowflak', ['snowflake']],
  ['Big-Query', ['bigquery']],
  ['dbt cloud', ['dbt-cloud', 'dbt']],
  ['zzzzzzzzzzzz', []],
])('what is most like %j comes first', (wrong, expected) => {
  expect(nearestNames(wrong, names).slice(0, expected.length || 1)).toEqual(expected);
});

test('an unknown name is answered with what to ask instead', () => {
  expect(unknownName('connector', 'snowflak', names).message).toBe(
    'There is no connector named "snowflak". Similar names: "snowflake".',
  );
  expect(unknownName('connector', 'zzzzzzzzzzzz', names).message).toMatch(/search_docs to find the right name/);
});
