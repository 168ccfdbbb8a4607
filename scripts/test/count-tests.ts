import { existsSync, readFileSync } from 'node:fs';

export interface TestCount {
  passed: number;
  failed: number;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Counts of a Vitest JSON report; a file that could not be collected counts as a failure, a missing report too. */
export function countVitest(file: string): TestCount {
  const report = read<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0);
  return { passed: report.numPassedTests, failed };
}

/** Counts of a Playwright JSON report; a test that passed when it was tried again counts as passed, and the runner has named it. */
export function countPlaywright(file: string): TestCount {
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length };
}
