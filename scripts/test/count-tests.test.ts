import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countPlaywright, countVitest } from './count-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'count-tests-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(value: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(value));
  return file;
}

test.each([
  [
    'all passed',
    { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 0, testResults: [] },
    { passed: 7, failed: 0, failures: [], skipped: [] },
  ],
  [
    'some failed',
    { numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 1, testResults: [] },
    { passed: 5, failed: 2, failures: [], skipped: [] },
  ],
  [
    'a file could not be read',
    { numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1, testResults: [] },
    { passed: 5, failed: 1, failures: [], skipped: [] },
  ],
])('unit tests: %s', (_, counts, expected) => {
  expect(countVitest(report(counts))).toEqual(expected);
});

test.each([
  [
    'all passed',
    { stats: { expected: 7, unexpected: 0 }, errors: [], suites: [] },
    { passed: 7, failed: 0, failures: [], skipped: [] },
  ],
  [
    'one failed',
    { stats: { expected: 6, unexpected: 1 }, errors: [], suites: [] },
    { passed: 6, failed: 1, failures: [], skipped: [] },
  ],
  [
    'a file could not be read',
    { stats: { expected: 0, unexpected: 0 }, errors: [{ message: 'SyntaxError' }], suites: [] },
    { passed: 0, failed: 1, failures: ['A file couldn’t be read\n    SyntaxError'], skipped: [] },
  ],
])('browser tests: %s', (_, counts, expected) => {
  expect(countPlaywright(report(counts))).toEqual(expected);
});

test('a runner without a report counts as failed', () => {
  const missing = join(folder, 'missing.json');
  expect(countVitest(missing)).toEqual({ passed: 0, failed: 1, failures: [], skipped: [] });
  expect(countPlaywright(missing)).toEqual({ passed: 0, failed: 1, failures: [], skipped: [] });
});

test('skipped browser tests are listed with their group', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [] }] });
  const inner = { title: 'firefox', specs: [spec('copies code', 'skipped'), spec('another test', 'expected')] };
  const suites = [{ title: 'engines.spec.ts', specs: [], suites: [inner] }];
  const stats = { expected: 1, unexpected: 0 };
  expect(countPlaywright(report({ suites, stats, errors: [] }))).toEqual({
    passed: 1,
    failed: 0,
    failures: [],
    skipped: ['firefox: copies code'],
  });
});

test('failed tests are listed with their file and the beginning of their message', () => {
  const error = { message: '\u001b[31mError: 7 % differ\u001b[39m\n\nExpected: 4' };
  const second = { message: 'Error: locator.click: waiting for “Save”' };
  const tests = [{ status: 'unexpected', results: [{ errors: [error, second] }] }];
  const suites = [{ title: 'pages.spec.ts', specs: [{ title: 'looks the same', tests }] }];
  const stats = { expected: 0, unexpected: 1 };
  expect(countPlaywright(report({ suites, stats, errors: [] })).failures).toEqual([
    'pages.spec.ts › looks the same\n    Error: 7 % differ\n    Expected: 4\n    Error: locator.click: waiting for “Save”',
  ]);
  const testResults = [
    { name: 'lost.test.ts', message: 'No such module', assertionResults: [] },
    {
      name: 'sum.test.ts',
      message: '',
      assertionResults: [
        { status: 'passed', fullName: 'adds', failureMessages: [] },
        { status: 'failed', fullName: 'divides', failureMessages: ['by zero'] },
      ],
    },
  ];
  expect(
    countVitest(report({ numPassedTests: 1, numFailedTests: 1, numFailedTestSuites: 2, testResults })).failures,
  ).toEqual(['lost.test.ts\n    No such module', 'sum.test.ts › divides\n    by zero']);
});
