import { existsSync, readFileSync } from 'node:fs';

export interface TestCount {
  passed: number;
  failed: number;
  /** Titles of the tests that were skipped because something isn't installed. */
  skipped: readonly string[];
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
}

interface PlaywrightSuite {
  /** Name of the file, or of a group in it. */
  title: string;
  specs: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** Counts of a Vitest JSON report; a file that could not be collected counts as a failure, a missing report too. */
export function countVitest(file: string): TestCount {
  const report = read<VitestReport>(file);
  if (!report) return { passed: 0, failed: 1, skipped: [] };
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0);
  return { passed: report.numPassedTests, failed, skipped: [] };
}

/** Titles below a suite, each after the titles of the groups that it is in. */
function skippedIn({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.filter(({ tests }) => tests.every(({ status }) => status === 'skipped')).map(({ title }) => title);
  return [...own, ...suites.flatMap((group) => skippedIn(group).map((title) => `${group.title}: ${title}`))];
}

/** Counts of a Playwright JSON report; a test that passed when it was tried again counts as passed, and the runner has named it. */
export function countPlaywright(file: string): TestCount {
  const report = read<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1, skipped: [] };
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    skipped: report.suites.flatMap(skippedIn),
  };
}
