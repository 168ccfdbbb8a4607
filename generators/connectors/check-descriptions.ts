import type { ConnectorModule } from '#model/connector.ts';
import type { Origin, Problem } from '#model/problem.ts';
import { restatedProblem } from '../drafting/restated.ts';
import { checkOptionDescriptions } from '../options/check-descriptions.ts';

type OriginAt = (path: readonly (string | number)[]) => Origin;

/** Descriptions of a module that say only what its names say: options, capabilities and requirements. */
export function checkModuleDescriptions(module: ConnectorModule, origin: OriginAt): Problem[] {
  return [
    ...checkOptionDescriptions(module.options, (path) => origin(['options', ...path]), module.title),
    ...module.capabilities.flatMap(({ capability, note }, index) =>
      note === undefined
        ? []
        : restatedProblem(origin(['capabilities', index, 'note']), `capability "${capability}"`, note, [
            capability,
            module.title,
          ]),
    ),
    ...module.requirements.flatMap(({ kind, text }, index) =>
      restatedProblem(origin(['requirements', index, 'text']), `requirement ${index + 1}`, text, [kind, module.title]),
    ),
  ];
}
