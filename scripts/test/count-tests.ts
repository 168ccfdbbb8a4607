import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface TestCount {
  passed: number;
  failed: number;
  /** Each failed test with the beginning of its message, for the end of the log, because a truncated log keeps its end. */
  failures: readonly string[];
  /** Titles of the tests that were skipped because something isn't installed. */
  skipped: readonly string[];
}

/** A runner that wrote no report counts as a failure. */
const WITHOUT_REPORT: TestCount = { passed: 0, failed: 1, failures: [], skipped: [] };

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    /** Path of the file. */
    name: string;
    /** Why the file could not be collected; empty if it could. */
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

interface PlaywrightTest {
  status: string;
  /** A single one, because no test is tried again. */
  results: { errors: { message?: string }[] }[];
}

interface PlaywrightSuite {
  /** Name of the file, or of a group in it. */
  title: string;
  specs: { title: string; tests: PlaywrightTest[] }[];
  suites?: PlaywrightSuite[];
}

interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number };
  errors: { message?: string }[];
}

function read<T>(file: string): T | undefined {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : undefined;
}

/** A name and the first lines of each message, indented below it. */
function failure(name: string, ...messages: (string | undefined)[]): string {
  const lines = messages.flatMap((message = '') =>
    stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, 8),
  );
  return name + lines.map((line) => `\n    ${line.slice(0, 300)}`).join('');
}

/** Counts of a Vitest JSON report; a file that couldn't be collected counts as a failure, and so does a missing report. */
export function countVitest(file: string): TestCount {
  const report = read<VitestReport>(file);
  if (!report) return WITHOUT_REPORT;
  const failed = Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0);
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [failure(name, message)] : []),
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => failure(`${name} › ${fullName}`, failureMessages[0])),
  ]);
  return { passed: report.numPassedTests, failed, failures, skipped: [] };
}

/** Tests below a suite, each with the titles of the groups that it is in. */
function testsIn({
  title,
  specs,
  suites = [],
}: PlaywrightSuite): { groups: string[]; title: string; tests: PlaywrightTest[] }[] {
  return [
    ...specs.map((spec) => ({ groups: [title], ...spec, title: spec.title })),
    ...suites.flatMap(testsIn).map((found) => ({ ...found, groups: [title, ...found.groups] })),
  ];
}

/** Counts of a Playwright JSON report; a missing report counts as a failure. */
export function countPlaywright(file: string): TestCount {
  const report = read<PlaywrightReport>(file);
  if (!report) return WITHOUT_REPORT;
  const { expected, unexpected } = report.stats;
  const found = report.suites.flatMap(testsIn);
  const failed = found.flatMap(({ groups, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      // A test that timed out has two errors, and only the second one tells what it was waiting for. Another one tells what its page did.
      .map(({ results: [result] }) =>
        failure([...groups, title].join(' › '), ...(result?.errors.map(({ message }) => message) ?? [])),
      ),
  );
  return {
    passed: expected,
    failed: unexpected + report.errors.length,
    failures: [...report.errors.map(({ message }) => failure('A file couldn’t be read', message)), ...failed],
    // The first group is the file.
    skipped: found
      .filter(({ tests }) => tests.every(({ status }) => status === 'skipped'))
      .map(({ groups, title }) => [...groups.slice(1), title].join(': ')),
  };
}
