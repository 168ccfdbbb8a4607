import { expect, test } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { delimiterChecker } from './delimiters.ts';

const find = (language: string, code: string) => findingsOf(delimiterChecker, someSample(language, code));

test.each([
  ['sql', "SELECT count(*) FROM a WHERE b = 'it''s (' -- don't (\n/* ( */;"],
  ['groovy', 'a { b("c", [1]) } // don\'t'],
  ['pdl', "/** An owner's ( */\nrecord A { a: array[string] }"],
  ['text', '('],
])('in %s, %j is fine', (language, code) => {
  expect(find(language, code)).toEqual([]);
});

test.each([
  ['sql', 'SELECT 1;\nSELECT count(*;', '2 The closing ")" is missing.'],
  ['sql', "SELECT 'a;\n", "1 'a is never closed."],
  ['groovy', 'a {\n  b(]\n}', '2 "]" has no matching opening delimiter.'],
  ['protobuf', 'a }', '1 "}" has no matching opening delimiter.'],
  ['pdl', 'a\n/* b', '2 /* is never closed.'],
])('in %s, %j is explained', (language, code, message) => {
  expect(find(language, code)).toEqual([expect.stringContaining(message)]);
});
