import { actionsPipeline } from '#model/actions-pipeline.ts';
import { validateYaml } from '#pipeline/schemas/validate-yaml.ts';
import type { Checker } from './checker.ts';

/** A pipeline of the Actions framework: a YAML file with an action at its top level. */
export const actionsChecker: Checker = {
  check: ({ code }) =>
    validateYaml(actionsPipeline, code, '')
      // What can't be read is reported by the checker of YAML.
      .problems.filter(({ rule }) => rule !== 'data/syntax')
      .map(({ line = 1, message, fix }) => ({ line, rule: 'samples/actions', message, ...(fix && { fix }) })),
};
