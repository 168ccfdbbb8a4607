import { spawn } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run as build } from './build.ts';
import { checkContent } from './check/check-content.ts';
import { checkMessages } from './check/check-messages.ts';
import { checkPackages } from './check/check-packages.ts';
import { codeChecks } from './check/code-checks.ts';
import { checkOutsideQuickly } from './check/outside/check-outside.ts';
import { CHECK_LANES, runSteps, type Step, type StepResult } from './check/run-steps.ts';
import type { Command } from './command.ts';
import { readOptions, UsageError } from './options.ts';
import { countPlaywright, countVitest, type TestCount } from './test/count-tests.ts';
import { ensureBrowser } from './test/find-browser.ts';
import { ensureEngines } from './test/find-engines.ts';
import { ensureNginx } from './test/find-nginx.ts';
import { touchedFiles } from './test/touched-files.ts';

const VITEST_REPORT = '.cache/test/vitest.json';
const PLAYWRIGHT_REPORT = '.cache/test/playwright.json';

/** Projects of vitest.config.ts that read no build of the site and start none. */
const WITHOUT_BUILDS = ['--project=unit', '--project=alone'];

/** Runs a test runner with its output shown. */
function runTests(root: string, tool: string, args: readonly string[], env: Readonly<Record<string, string>>) {
  return new Promise<boolean>((resolve, reject) => {
    const child = spawn(join(root, 'node_modules/.bin', tool), args, {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'test', ...env },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}

/**
 * `npm test`: everything CI runs. All steps run, even after a failure. The last line counts tests and steps. Checks that repeat over every page,
 * width, and theme run on a fixed sample and on what the change touches; `npm test -- --all` runs all of them. `--unit` runs only the tests that need
 * no build (`npm run test:unit`), and `--related` only those of them that the change touches (`npm run test:related`).
 */
export const run: Command = async (args) => {
  const { values } = readOptions(args, {
    all: { type: 'boolean' },
    unit: { type: 'boolean' },
    related: { type: 'boolean' },
  });
  if ([values.all, values.unit, values.related].filter(Boolean).length > 1) {
    throw new UsageError('--all, --unit, and --related select different tests. Use only one of them.');
  }
  const root = process.cwd();
  if (values.unit) return (await runTests(root, 'vitest', ['run', ...WITHOUT_BUILDS], {})) ? 0 : 1;
  if (values.related) return runRelatedTests(root);
  return runEverything(root, values.all ? { TEST_ALL: '1' } : {});
};

/** Runs the unit tests that import what the change touches, and those of the content if it touches content. */
async function runRelatedTests(root: string): Promise<number> {
  const files = touchedFiles().filter((file) => existsSync(join(root, file)));
  const code = files.filter((file) => /\.tsx?$/.test(file));
  const runs: string[][] = [];
  if (code.length > 0) runs.push(['related', '--run', '--passWithNoTests', ...WITHOUT_BUILDS, ...code]);
  if (files.some((file) => file.startsWith('content/'))) runs.push(['run', ...WITHOUT_BUILDS, 'tests/content']);
  if (runs.length === 0) console.log('The change doesn’t affect code or content, so there are no related unit tests.');
  let passed = true;
  for (const words of runs) if (!(await runTests(root, 'vitest', words, {}))) passed = false;
  return passed ? 0 : 1;
}

async function runEverything(root: string, extent: Readonly<Record<string, string>>): Promise<number> {
  rmSync(join(root, '.cache/test'), { recursive: true, force: true });
  const counts: TestCount[] = [];
  let browser: string | undefined;
  let isBuilt = false;
  const results = await runSteps(
    [
      // One step: Debian installs one package at a time. It waits for the network while the checks compute.
      {
        name: 'browsers and nginx',
        run: async () => {
          browser = await ensureBrowser();
          // If they are missing, their tests are skipped with a message.
          await ensureEngines();
          return (await ensureNginx()) && browser !== undefined;
        },
      },
      ...codeChecks(root),
      { name: 'packages', run: async () => checkPackages(root) },
      { name: 'content', run: () => checkContent(root) },
      { name: 'messages', run: async () => checkMessages(root) },
    ],
    CHECK_LANES,
  );
  const built: Step = {
    name: 'build',
    run: async () => {
      isBuilt = (await build([])) === 0;
      return isBuilt;
    },
  };
  const outside: Step = {
    name: 'outside checkers',
    run: async () => isBuilt && checkOutsideQuickly(root, extent.TEST_ALL === '1'),
  };
  const unit: Step = {
    name: 'unit tests',
    run: async () => {
      const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
      // Without a build of the current code and content, the tests of dist/ have nothing to read; the build has failed already.
      await runTests(
        root,
        'vitest',
        isBuilt ? args : [...args, ...WITHOUT_BUILDS, '--project=sites', '--project=search'],
        isBuilt ? { ...extent, TEST_TOGETHER: '1' } : extent,
      );
      const count = countVitest(join(root, VITEST_REPORT));
      counts.push(count);
      return count.failed === 0;
    },
  };
  const inBrowser: Step = {
    name: 'browser tests',
    run: async () => {
      if (!isBuilt) {
        console.log('There is no build of the current code and content, so the browser tests didn’t run.');
        return false;
      }
      const env = { ...extent, CHROMIUM_PATH: browser ?? '', PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT };
      await runTests(root, 'playwright', ['test', '--reporter=line,json'], env);
      const count = countPlaywright(join(root, PLAYWRIGHT_REPORT));
      counts.push(count);
      return count.failed === 0;
    },
  };
  // Each of these alone keeps all processors busy.
  results.push(...(await runSteps([built, outside, unit, inBrowser])));
  return report(results, counts);
}

/** Lists the steps and tests that failed and the browser tests that were skipped, and counts tests and steps in the last line. */
function report(results: readonly StepResult[], counts: readonly TestCount[]): number {
  for (const { name, passed } of results) if (!passed) console.log(`Failed: ${name}`);
  const passed = results.filter((result) => result.passed).length;
  const sum = counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      failures: [...total.failures, ...count.failures],
      skipped: [...total.skipped, ...count.skipped],
    }),
    { passed, failed: results.length - passed, failures: [], skipped: [] },
  );
  for (const each of sum.failures.slice(0, 20)) console.log(`  ✗ ${each}`);
  if (sum.failures.length > 20) console.log(`  and ${sum.failures.length - 20} more`);
  if (sum.skipped.length > 0) console.log(`Skipped:\n  ${sum.skipped.join('\n  ')}`);
  const skipped = sum.skipped.length > 0 ? `, ${sum.skipped.length} skipped` : '';
  console.log(`${sum.passed} passed, ${sum.failed} failed${skipped}`);
  return sum.failed === 0 ? 0 : 1;
}
