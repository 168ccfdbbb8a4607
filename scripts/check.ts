import { auditPackages } from './check/audit-packages.ts';
import { checkContent } from './check/check-content.ts';
import { checkMessages } from './check/check-messages.ts';
import { checkPackages } from './check/check-packages.ts';
import { codeChecks } from './check/code-checks.ts';
import { rehearseContainer } from './check/rehearse-container.ts';
import { runSteps } from './check/run-steps.ts';
import type { Command } from './main.ts';
import { readOptions, UsageError } from './options.ts';

/**
 * `npm run check`: content and code, without a browser. Words after it choose checks by the beginning of their names:
 * `npm run check -- content` is what writers need. With `--report` the check of the content lists what each page holds.
 * `npm run check -- messages --platform GIT_DIR` compares messages with a clone of the platform instead of with the record of the last comparison.
 * `audit` asks the registry for known vulnerabilities, and `image` does what the container file says without Docker; both only when named.
 */
export const run: Command = async (args) => {
  const { values, positionals: words } = readOptions(args, {
    report: { type: 'boolean' },
    platform: { type: 'string' },
  });
  const root = process.cwd();
  const offline = [
    ...codeChecks(root),
    { name: 'packages', run: async () => checkPackages(root) },
    { name: 'content', run: () => checkContent(root, values.report) },
    { name: 'messages', run: async () => checkMessages(root, values.platform) },
  ];
  const all = [
    ...offline,
    { name: 'audit', run: async () => auditPackages(root) },
    { name: 'image', run: () => rehearseContainer(root) },
  ];
  const unknown = words.find((word) => !all.some(({ name }) => name.startsWith(word)));
  if (unknown !== undefined) {
    throw new UsageError(`There is no check "${unknown}". Checks: ${all.map(({ name }) => name).join(', ')}.`);
  }
  const chosen = words.length === 0 ? offline : all.filter(({ name }) => words.some((word) => name.startsWith(word)));
  const results = await runSteps(chosen);
  return results.every(({ passed }) => passed) ? 0 : 1;
};
