import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';

/** One run of `npm test`. */
export interface TestRun {
  /** When it began, for example `2026-11-24 18:30`, in UTC. */
  began: string;
  /** Abbreviated name of the commit. */
  commit: string;
  /** Load average of the last minute before it began. */
  load: number;
  /** From an empty clone to the last line, in seconds. */
  seconds: number;
  /** Counts of the last line; undefined if the run ended without one. */
  counts: { passed: number; failed: number } | undefined;
}

const REPORT = 'docs/measurements/test-runs.md';

/**
 * Reads the counts from what `npm test` printed.
 * @returns undefined if its last line has no counts, because the run was cut off
 */
export function readCounts(output: string): TestRun['counts'] {
  const [, passed, failed] =
    /^(\d+) passed, (\d+) failed(?:, \d+ skipped)?$/m.exec(output.trimEnd().split('\n').at(-1) ?? '') ?? [];
  return passed === undefined ? undefined : { passed: Number(passed), failed: Number(failed) };
}

const duration = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/**
 * Adds a run to the table of the document that lists the runs, and keeps everything else that the document says.
 * @param report the document, with at least the head of the table
 */
export function addTestRun(report: string, run: TestRun): string {
  const lines = report.split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('|'));
  const number = Number(/^\| (\d+) \|/.exec(lines[last] ?? '')?.[1] ?? 0) + 1;
  const { began, commit, load, seconds, counts } = run;
  const cells = [
    number,
    began,
    commit,
    load.toFixed(1),
    duration(seconds),
    counts?.passed ?? 'cut off',
    counts?.failed ?? 'cut off',
  ];
  return lines.toSpliced(last + 1, 0, `| ${cells.join(' | ')} |`).join('\n');
}

/** Runs what continuous integration runs, with its output shown. */
function runOnce(clone: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // A run under test determines itself what it builds and how, so this command's environment isn't passed on.
    const { NODE_ENV: _, DOCS_CODE_VERSION: __, ...env } = process.env;
    const child = spawn('bash', ['.ci/run'], {
      cwd: clone,
      env: { ...env, CI: 'true' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk;
      process.stdout.write(chunk);
    });
    child.once('error', reject);
    child.once('close', () => resolve(output));
  });
}

/**
 * Runs all tests several times, each in a fresh clone of the current commit, and adds the duration and counts of each run to
 * docs/measurements/test-runs.md.
 * @returns whether every run passed
 */
export async function benchTests(root: string, count: number): Promise<boolean> {
  const git = (...words: string[]) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim();
  const commit = git('rev-parse', '--short', 'HEAD');
  const report = join(root, REPORT);
  let passed = true;
  for (let run = 0; run < count; run += 1) {
    const clone = join(mkdtempSync(join(tmpdir(), 'test-run-')), 'clone');
    const [load = 0] = loadavg();
    const began = new Date().toISOString().slice(0, 16).replace('T', ' ');
    const since = performance.now();
    try {
      const { status } = spawnSync('git', ['clone', '--quiet', root, clone], { stdio: 'inherit' });
      if (status !== 0) throw new Error("The repository couldn't be cloned.");
      const counts = readCounts(await runOnce(clone));
      const ran = { began, commit, load, seconds: (performance.now() - since) / 1000, counts };
      writeFileSync(report, addTestRun(readFileSync(report, 'utf8'), ran));
      passed &&= counts?.failed === 0;
    } finally {
      rmSync(join(clone, '..'), { recursive: true, force: true, maxRetries: 5 });
    }
  }
  console.log(`Wrote ${REPORT}.`);
  return passed;
}
