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
    { numPassedTests: 7, numFailedTests: 0, numFailedTestSuites: 0 },
    { passed: 7, failed: 0, skipped: [] },
  ],
  [
    'some failed',
    { numPassedTests: 5, numFailedTests: 2, numFailedTestSuites: 1 },
    { passed: 5, failed: 2, skipped: [] },
  ],
  [
    'a file could not be read',
    { numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 1 },
    { passed: 5, failed: 1, skipped: [] },
  ],
])('unit tests: %s', (_, counts, expected) => {
  expect(countVitest(report(counts))).toEqual(expected);
});

test.each([
  [
    'all passed',
    { stats: { expected: 7, unexpected: 0, flaky: 0 }, errors: [], suites: [] },
    { passed: 7, failed: 0, skipped: [] },
  ],
  [
    'a test that passed when tried again counts as passed',
    { stats: { expected: 6, unexpected: 1, flaky: 2 }, errors: [], suites: [] },
    { passed: 8, failed: 1, skipped: [] },
  ],
  [
    'a file could not be read',
    { stats: { expected: 0, unexpected: 0, flaky: 0 }, errors: [{}], suites: [] },
    { passed: 0, failed: 1, skipped: [] },
  ],
])('browser tests: %s', (_, counts, expected) => {
  expect(countPlaywright(report(counts))).toEqual(expected);
});

test('a runner that left no report failed', () => {
  const missing = join(folder, 'missing.json');
  expect(countVitest(missing)).toEqual({ passed: 0, failed: 1, skipped: [] });
  expect(countPlaywright(missing)).toEqual({ passed: 0, failed: 1, skipped: [] });
});

test('browser tests that were skipped are named with the group that they are in', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
  const inner = { title: 'firefox', specs: [spec('copies code', 'skipped'), spec('another test', 'expected')] };
  const suites = [{ title: 'engines.spec.ts', specs: [], suites: [inner] }];
  const stats = { expected: 1, unexpected: 0, flaky: 0 };
  expect(countPlaywright(report({ suites, stats, errors: [] }))).toEqual({
    passed: 1,
    failed: 0,
    skipped: ['firefox: copies code'],
  });
});
