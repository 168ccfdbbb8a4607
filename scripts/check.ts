import { checkContent } from './check/check-content.ts';
import { codeChecks } from './check/code-checks.ts';
import { runSteps } from './check/run-steps.ts';
import type { Command } from './main.ts';
import { UsageError } from './options.ts';

/**
 * `npm run check`: content and code, without a browser. Words after it choose checks by the beginning of their names:
 * `npm run check -- content` is what writers need.
 */
export const run: Command = async (args) => {
  const root = process.cwd();
  const all = [...codeChecks(root), { name: 'content', run: () => checkContent(root) }];
  const unknown = args.find((word) => !all.some(({ name }) => name.startsWith(word)));
  if (unknown !== undefined) {
    throw new UsageError(`There is no check "${unknown}". Checks: ${all.map(({ name }) => name).join(', ')}.`);
  }
  const chosen = args.length === 0 ? all : all.filter(({ name }) => args.some((word) => name.startsWith(word)));
  const results = await runSteps(chosen);
  return results.every(({ passed }) => passed) ? 0 : 1;
};
