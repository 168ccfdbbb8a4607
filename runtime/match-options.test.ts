import { expect, test } from 'vitest';
import { matchOptions } from './match-options.ts';

const row = (depth: number, text: string, ...marks: string[]) => ({ depth, text, marks });
const rows = [
  row(0, 'host name of the server', 'required'),
  row(0, 'profiling'),
  row(1, 'profiling.enabled'),
  row(1, 'profiling.limits'),
  row(2, 'profiling.limits.rows at most'),
  row(0, 'user', 'required', 'deprecated'),
  row(1, 'user.name'),
];
const shown = (text: string, only: string[] = [], without: string[] = []) =>
  matchOptions(rows, { text, only, without })
    .map((state) => state?.[0] ?? '-')
    .join('');

test.each([
  ['', 'mmmmmmm'],
  ['rows', '-p-pm--'],
  ['ENABLED', '-pm----'],
  ['most  rows', '-p-pm--'],
  ['name', 'm----pm'],
  ['profiling', '-mmmm--'],
  ['nothing', '-------'],
])('%j shows %s', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

test('marks are requested and omitted', () => {
  expect(shown('', ['required'])).toBe('m----m-');
  expect(shown('', [], ['deprecated'])).toBe('mmmmmpm');
  expect(shown('name', ['required'])).toBe('m------');
});
