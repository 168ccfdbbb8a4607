import type { ConnectorModule } from '#model/connector.ts';
import type { Origin, Problem } from '#model/problem.ts';
import { restatedProblem } from '../drafting/restated.ts';
import { checkOptionDescriptions } from '../options/check-descriptions.ts';

type OriginAt = (path: readonly (string | number)[]) => Origin;

/** Descriptions of a module that say only what its names say: options, capabilities and requirements. */
export function checkModuleDescriptions(module: ConnectorModule, origin: OriginAt): Problem[] {
  return [
    ...checkOptionDescriptions(module.options, (path) => origin(['options', ...path]), module.title),
    ...Object.entries(module.capabilities).flatMap(([name, { note }]) =>
      note === undefined
        ? []
        : restatedProblem(origin(['capabilities', name, 'note']), `capability "${name}"`, note, [name, module.title]),
    ),
    ...module.requirements.flatMap(({ kind, text }, index) =>
      restatedProblem(origin(['requirements', index, 'text']), `requirement ${index + 1}`, text, [kind, module.title]),
    ),
  ];
}
