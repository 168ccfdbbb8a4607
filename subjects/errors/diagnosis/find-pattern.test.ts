import { expect, test } from 'vitest';
import { MAX_WINDOWS, patternMatcher, REACH, windows } from './find-pattern.ts';
import { normalizeText } from './normalize-text.ts';
import { requiredText } from './required-text.ts';

test('a pattern runs on the same amount of text whether its required text occurs a hundred or ten thousand times', () => {
  const { required } = { required: requiredText('\\S+ is disabled; try running') };
  const size = (count: number) =>
    windows({ required }, normalizeText('x is disabled; try running '.repeat(count))).reduce(
      (sum, { start, end }) => sum + end - start,
      0,
    );
  expect(size(10_000)).toBeLessThanOrEqual(MAX_WINDOWS * (2 * REACH + required.length));
  expect(size(20_000)).toBe(size(10_000));
});

test('a pattern without a required text runs on pieces that grow only with the text', () => {
  const size = (length: number) =>
    windows({ required: '' }, normalizeText('a '.repeat(length / 2))).reduce(
      (sum, { start, end }) => sum + end - start,
      0,
    );
  expect(size(80_000)).toBeLessThanOrEqual(2.1 * size(40_000));
});

test('no run of characters without whitespace is long', () => {
  const runs = normalizeText("'(a+)+$'".repeat(10_000)).flat.split(' ');
  expect(Math.max(...runs.map(({ length }) => length))).toBeLessThanOrEqual(300);
});

test.each([
  ['\\S+ is disabled; try running', ' is disabled; try running'],
  ['(?:a|b)[^\\n]{0,40}not found', 'not found'],
  ['one|two', ''],
  ['Errno \\(\\d+\\)? refused', ' refused'],
])('every match of %s contains "%s"', (pattern, required) => {
  expect(requiredText(pattern)).toBe(required);
  expect(patternMatcher(pattern)).toMatchObject({ required });
});
