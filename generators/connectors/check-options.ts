import type { ConnectorModule } from '#model/connector.ts';
import type { Origin, Problem } from '#model/problem.ts';
import { dataProblem, didYouMean } from '../drafting/data-problem.ts';
import { flattenOptions, type ResolvedOption } from './resolve-options.ts';

/**
 * Checks everything in a module that names an option: capabilities, `worksWith` and replacements.
 * @param origin where a value of the module stands, by its path within the module
 */
export function checkOptionReferences(
  module: ConnectorModule,
  origin: (path: readonly (string | number)[]) => Origin,
  options: readonly ResolvedOption[],
): Problem[] {
  const all = flattenOptions(options);
  const paths = new Set(all.map(({ path }) => path));
  const check = (path: string, at: Origin, where: string): Problem[] => {
    if (paths.has(path)) return [];
    const fix = didYouMean(
      path,
      paths,
      'Write the path as it stands in a recipe below config, e.g. profiling.enabled.',
    );
    return [
      dataProblem(
        at,
        'connectors/unknown-option',
        `${where} names the option "${path}", which ${module.plugin} does not have.`,
        fix,
      ),
    ];
  };
  return [
    ...module.capabilities.flatMap(({ capability, configKeys }, index) =>
      configKeys.flatMap((path, key) =>
        check(path, origin(['capabilities', index, 'configKeys', key]), `The capability "${capability}"`),
      ),
    ),
    // What a shared type says about its neighbours holds only where those exist too, so only own options are checked.
    ...all
      .filter(({ origin: { file } }) => file === origin([]).file)
      .flatMap(({ option, path, origin: at }) => [
        ...option.worksWith.flatMap((other) => check(other, at, `The option "${path}"`)),
        ...(option.deprecated?.replacement === undefined
          ? []
          : check(option.deprecated.replacement, at, `The option "${path}"`)),
      ]),
  ];
}
