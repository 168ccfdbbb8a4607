import type { ConnectorModule } from '#model/connector.ts';
import type { Origin, Problem } from '#model/problem.ts';
import { checkOptionPaths, unknownOption } from '../options/check-option-paths.ts';
import { flattenOptions, type ResolvedOption } from '../options/resolve-options.ts';

/**
 * Checks everything in a module that names an option: capabilities, `worksWith` and replacements.
 * @param origin where a value of the module stands, by its path within the module
 */
export function checkOptionReferences(
  module: ConnectorModule,
  origin: (path: readonly (string | number)[]) => Origin,
  options: readonly ResolvedOption[],
): Problem[] {
  const paths = new Set(flattenOptions(options).map(({ path }) => path));
  return [
    ...module.capabilities.flatMap(({ capability, configKeys }, index) =>
      configKeys.flatMap((path, key) => {
        const at = origin(['capabilities', index, 'configKeys', key]);
        return unknownOption(path, paths, module.plugin, `The capability "${capability}"`, at);
      }),
    ),
    ...checkOptionPaths(module.plugin, origin([]).file, options),
  ];
}
