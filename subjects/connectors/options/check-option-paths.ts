import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import type { Origin, Problem } from '#model/problem.ts';
import { flattenOptions, type ResolvedOption } from './resolve-options.ts';
import { joined, type ResolvedRule, ruleTests } from './resolve-rules.ts';

/**
 * The problem if a text refers to an option that doesn't exist.
 * @param path as a recipe writes it below config
 * @param paths the options there are
 * @param owner plugin that has them
 * @param where what names the option, to begin the message
 */
export function unknownOption(
  path: string,
  paths: ReadonlySet<string>,
  owner: string,
  where: string,
  origin: Origin,
): Problem[] {
  if (paths.has(path)) return [];
  const fallback = 'Write the path as in a recipe, starting below config, for example profiling.enabled.';
  const message = `${where} refers to the option "${path}", which ${owner} doesn't have.`;
  return [dataProblem(origin, 'connectors/unknown-option', message, didYouMean(path, paths, fallback))];
}

/**
 * Checks the options that options name: `worksWith` and replacements. What a shared type says about its neighbors applies only where those also
 * exist, so only the options of one file are checked.
 * @param owner plugin that has the options
 * @param file its file
 */
export function checkOptionPaths(owner: string, file: string, options: readonly ResolvedOption[]): Problem[] {
  const all = flattenOptions(options);
  const paths = new Set(all.map(({ path }) => path));
  return all
    .filter(({ origin }) => origin.file === file)
    .flatMap(({ option, path, origin }) => {
      const replacement = option.deprecated?.replacement;
      const named = [...option.worksWith, ...(replacement === undefined ? [] : [replacement])];
      return named.flatMap((other) => unknownOption(other, paths, owner, `The option "${path}"`, origin));
    });
}

/**
 * Checks the options that rules name, for the rules of one file. Keys of a map and of options with any value are free.
 * @param plugin options and rules of the owner
 */
export function checkRulePaths(
  owner: string,
  file: string,
  { options, rules }: { options: readonly ResolvedOption[]; rules: readonly ResolvedRule[] } = {
    options: [],
    rules: [],
  },
): Problem[] {
  const all = flattenOptions(options);
  const paths = new Set(all.map(({ path }) => path));
  const open = all.filter(
    ({ type, children }) => children.length === 0 && (type.kind === 'map' || type.kind === 'any'),
  );
  return rules
    .filter(({ origin }) => origin.file === file)
    .flatMap(({ rule, within, origin }) => {
      const tests = ruleTests(rule);
      const named = [...tests.when, ...tests.options].map(({ option }) => joined(within, option));
      return named
        .filter((path) => !open.some((map) => path.startsWith(`${map.path}.`)))
        .flatMap((path) => unknownOption(path, paths, owner, `The rule "${rule.kind}"`, origin));
    });
}
