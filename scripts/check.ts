import { checkContent } from './check/check-content.ts';
import { codeChecks } from './check/code-checks.ts';
import { runSteps } from './check/run-steps.ts';
import type { Command } from './main.ts';

/** `npm run check`: content and code, without a browser. */
export const run: Command = async () => {
  const root = process.cwd();
  const results = await runSteps([...codeChecks(root), { name: 'content', run: () => checkContent(root) }]);
  return results.every(({ passed }) => passed) ? 0 : 1;
};
