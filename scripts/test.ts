import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run as build } from './build.ts';
import { checkContent } from './check/check-content.ts';
import { checkMessages } from './check/check-messages.ts';
import { checkPackages } from './check/check-packages.ts';
import { codeChecks } from './check/code-checks.ts';
import { runSteps, type Step } from './check/run-steps.ts';
import type { Command } from './main.ts';
import { readOptions } from './options.ts';
import { countPlaywright, countVitest, type TestCount } from './test/count-tests.ts';
import { ensureBrowser } from './test/find-browser.ts';
import { ensureNginx } from './test/find-nginx.ts';

const VITEST_REPORT = '.cache/test/vitest.json';
const PLAYWRIGHT_REPORT = '.cache/test/playwright.json';

/** Runs a test runner with its output shown; resolves with the counts of its report. */
function runTests(root: string, tool: string, args: readonly string[], env: Readonly<Record<string, string>>): void {
  spawnSync(join(root, 'node_modules/.bin', tool), args, {
    cwd: root,
    stdio: 'inherit',
    // Built by the step before; tests/build-real-site.ts builds when a runner is started by itself.
    env: { ...process.env, SITE_IS_BUILT: '1', ...env },
  });
}

/**
 * `npm test`: everything CI runs. All steps run, also after a failure. The last line counts tests and steps.
 * Checks that repeat over every page, width, and theme run on a fixed sample and on what the change touches; `npm test -- --all` runs all of them.
 */
export const run: Command = async (args) => {
  const { values } = readOptions(args, { all: { type: 'boolean' } });
  const root = process.cwd();
  rmSync(join(root, '.cache/test'), { recursive: true, force: true });
  const counts: TestCount[] = [];
  const extent = values.all ? { TEST_ALL: '1' } : {};
  const browser = ensureBrowser();
  const steps: Step[] = [
    { name: 'browser', run: async () => browser !== undefined },
    { name: 'nginx', run: async () => ensureNginx() },
    ...codeChecks(root),
    { name: 'packages', run: async () => checkPackages(root) },
    { name: 'content', run: () => checkContent(root) },
    { name: 'messages', run: async () => checkMessages(root) },
    // Before the unit tests: those of the byte budgets read dist/.
    { name: 'build', run: async () => (await build([])) === 0 },
    {
      name: 'unit tests',
      run: async () => {
        const args = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
        runTests(root, 'vitest', args, { ...extent, NODE_ENV: 'test' });
        const count = countVitest(join(root, VITEST_REPORT));
        counts.push(count);
        return count.failed === 0;
      },
    },
    {
      name: 'browser tests',
      run: async () => {
        const env = {
          ...extent,
          CHROMIUM_PATH: browser ?? '',
          PLAYWRIGHT_JSON_OUTPUT_NAME: PLAYWRIGHT_REPORT,
          NODE_ENV: 'test',
        };
        runTests(root, 'playwright', ['test', '--reporter=line,json'], env);
        const count = countPlaywright(join(root, PLAYWRIGHT_REPORT));
        counts.push(count);
        return count.failed === 0;
      },
    },
  ];
  const results = await runSteps(steps);
  for (const { name, passed } of results) if (!passed) console.log(`Failed: ${name}`);
  const passed = results.filter((result) => result.passed).length;
  const sum = counts.reduce(
    (total, count) => ({ passed: total.passed + count.passed, failed: total.failed + count.failed }),
    { passed, failed: results.length - passed },
  );
  console.log(`${sum.passed} passed, ${sum.failed} failed`);
  return sum.failed === 0 ? 0 : 1;
};
