import { expect, test } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { jsonChecker } from './json.ts';

const find = (code: string, title?: string) =>
  findingsOf(jsonChecker, someSample('json', code, title ? { title } : {}));

test.each([
  ['an object', '{"a": [1, null]}', undefined],
  ['a text alone', '"a"', undefined],
  ['a value a line', '{"a": 1}\n\n{"a": 2}\n', 'events.jsonl'],
])('%s is fine', (_, code, title) => {
  expect(find(code, title)).toEqual([]);
});

test('an error is shown on its line', () => {
  expect(find('{\n  "a": 1,\n}')).toEqual([
    expect.stringMatching(/^3 The sample isn't valid JSON: .*\. Correct it, or say why/),
  ]);
  expect(find('{"a": 1}\n{"a": }', 'events.jsonl')).toEqual([expect.stringMatching(/^2 The sample isn't valid JSON/)]);
  expect(find('{\n  "a": [1\n')).toEqual([expect.stringMatching(/^2 The sample isn't valid JSON/)]);
});

test('comments and gaps have their own fix', () => {
  expect(find('{\n  "a": 1, // one\n}')[0]).toContain('JSON has no comments');
  expect(find('{"a": {…}}')[0]).toContain('write illustrative="shortened"');
});

test('other languages are left alone', () => {
  expect(findingsOf(jsonChecker, someSample('text', '{'))).toEqual([]);
});
