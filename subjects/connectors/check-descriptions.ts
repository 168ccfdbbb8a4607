import { restatedProblem } from '#generators/drafting/restated.ts';
import type { Origin, Problem } from '#model/problem.ts';
import { checkOptionDescriptions } from './options/check-descriptions.ts';
import type { ConnectorModule } from './schema/connector.ts';

type OriginAt = (path: readonly (string | number)[]) => Origin;

/** Descriptions of a module that only repeat its names: options, capabilities and requirements. */
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
