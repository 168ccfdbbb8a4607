import { expect, test } from 'vitest';
import { findingsOf, someSample } from '#pipeline/testing/sample-under-check.ts';
import { settingsChecker } from './settings.ts';

const find = (language: string, code: string) => findingsOf(settingsChecker, someSample(language, code));

test.each([
  ['properties', '# why\na.b=c\nd: e\nf = g \\\n  more\n\nspark.a  true'],
  ['ini', '[section]\na = b\n; why'],
  ['dockerfile', 'FROM a AS b\nRUN c \\\n  && d\n# why'],
])('in %s, %j is fine', (language, code) => {
  expect(find(language, code)).toEqual([]);
});

test.each([
  ['properties', 'a=b\nc', '2 "c" isn\'t a comment or key=value.'],
  ['ini', '[section', '1 "[section" isn\'t a comment, a [section], or key=value.'],
  ['dockerfile', 'FROM a\nRUNN b', '2 "RUNN b" isn\'t a comment or an instruction in uppercase letters.'],
])('in %s, %j is explained', (language, code, message) => {
  expect(find(language, code)).toEqual([expect.stringContaining(message)]);
});
