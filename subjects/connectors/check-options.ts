import type { Origin, Problem } from '#model/problem.ts';
import { checkOptionPaths, checkRulePaths, unknownOption } from './options/check-option-paths.ts';
import { flattenOptions, type ResolvedOption } from './options/resolve-options.ts';
import type { ResolvedRule } from './options/resolve-rules.ts';
import type { ConnectorModule } from './schema/connector.ts';

/**
 * Checks everything in a module that names an option: capabilities, rules, `worksWith`, and replacements.
 * @param origin position of a value of the module, by its path within the module
 */
export function checkOptionReferences(
  module: ConnectorModule,
  origin: (path: readonly (string | number)[]) => Origin,
  options: readonly ResolvedOption[],
  rules: readonly ResolvedRule[],
): Problem[] {
  const paths = new Set(flattenOptions(options).map(({ path }) => path));
  return [
    ...Object.entries(module.capabilities).flatMap(([name, capability]) =>
      capability.options.flatMap((path, key) => {
        const at = origin(['capabilities', name, 'options', key]);
        return unknownOption(path, paths, module.plugin, `The capability "${name}"`, at);
      }),
    ),
    ...checkOptionPaths(module.plugin, origin([]).file, options),
    ...checkRulePaths(module.plugin, origin([]).file, { options, rules }),
  ];
}
