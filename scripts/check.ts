import { auditPackages } from './check/audit-packages.ts';
import { checkCompare } from './check/check-compare.ts';
import { checkContent } from './check/check-content.ts';
import { checkContradictions } from './check/check-contradictions.ts';
import { checkEnvironment } from './check/check-environment.ts';
import { checkFacts } from './check/check-facts.ts';
import { checkGrowth } from './check/check-growth.ts';
import { checkHelm } from './check/check-helm.ts';
import { checkMessages } from './check/check-messages.ts';
import { checkPackages } from './check/check-packages.ts';
import { checkPictures } from './check/check-pictures.ts';
import { checkRest } from './check/check-rest.ts';
import { checkSample } from './check/check-sample.ts';
import { checkSharedProse } from './check/check-shared-prose.ts';
import { checkVerified } from './check/check-verified.ts';
import { checkVoice } from './check/check-voice.ts';
import { codeChecks } from './check/code-checks.ts';
import { checkOutside } from './check/outside/check-outside.ts';
import { rehearseContainer } from './check/rehearse-container.ts';
import { CHECK_LANES, runSteps, type Step } from './check/run-steps.ts';
import type { Command } from './command.ts';
import { readOptions, UsageError } from './options.ts';

/**
 * `npm run check`: content and code, without a browser. Words after it choose checks by the beginning of their names: `npm run
 * check -- content` is what writers need, and `code` stands for formatting, types, and unused code. With `--report`, the check of
 * the content lists what each page contains. `npm run check -- messages --platform GIT_DIR` compares messages with a clone of the
 * platform instead of with the record of the last comparison. `pictures --platform GIT_DIR` compares the labels in pictures with
 * a clone of the platform. `audit` asks the registry for known vulnerabilities, and `image` does what the container file says
 * without Docker. Both run only when they are named. A few checks take additional words. `compare` compares the built site with
 * that of an earlier commit, `facts` compares files, `growth` counts how many words the pages have gained since a commit, `verified` says which files were compared with the platform, `voice` shows
 * what a native writer would avoid, `sample` draws texts for readers, `helm` compares what the
 * site knows about the Helm charts with a clone of their repository, `outside` runs checkers that others wrote on the built site, `environment` and `rest` do the same as `helm` for variables, Compose files, and endpoints with a clone of the platform, and `shared-prose` compares our prose with the original
 * documentation.
 */
export const run: Command = async (args) => {
  const [name, ...words] = args;
  const check = name === undefined ? undefined : checksWithWords[name];
  if (check) return (await check(process.cwd(), words)) ? 0 : 1;
  return runNamedChecks(args);
};

/** Checks that take paths or options, by name. Each returns whether it passed. */
const checksWithWords: Readonly<
  Record<string, (root: string, words: readonly string[]) => boolean | Promise<boolean>>
> = {
  compare: checkCompare,
  environment: checkEnvironment,
  facts: checkFacts,
  growth: checkGrowth,
  helm: checkHelm,
  outside: checkOutside,
  pictures: checkPictures,
  rest: checkRest,
  sample: checkSample,
  'shared-prose': checkSharedProse,
  verified: checkVerified,
  voice: checkVoice,
};

async function runNamedChecks(args: readonly string[]): Promise<number> {
  const { values, positionals: words } = readOptions(args, {
    report: { type: 'boolean' },
    platform: { type: 'string' },
  });
  const root = process.cwd();
  const code = codeChecks(root);
  const offline: Step[] = [
    ...code,
    { name: 'packages', run: async () => checkPackages(root) },
    { name: 'content', run: () => checkContent(root, values.report) },
    { name: 'messages', run: async () => checkMessages(root, values.platform) },
    { name: 'contradictions', run: async () => checkContradictions(root) },
    { name: 'voice', run: async () => checkVoice(root, []) },
  ];
  const all: Step[] = [
    ...offline,
    { name: 'audit', run: async () => auditPackages(root) },
    { name: 'image', run: () => rehearseContainer(root) },
  ];
  const isNamed = (step: Step, word: string) => (word === 'code' ? code.includes(step) : step.name.startsWith(word));
  const unknown = words.find((word) => !all.some((step) => isNamed(step, word)));
  if (unknown !== undefined) {
    throw new UsageError(
      `There is no check "${unknown}". Checks: ${['code', ...new Set([...all.map(({ name }) => name), ...Object.keys(checksWithWords)])].join(', ')}.`,
    );
  }
  const chosen = words.length === 0 ? offline : all.filter((step) => words.some((word) => isNamed(step, word)));
  const results = await runSteps(chosen, CHECK_LANES);
  return results.every(({ passed }) => passed) ? 0 : 1;
}
