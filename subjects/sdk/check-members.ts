import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import { restatedProblem } from '#generators/drafting/restated.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { SdkClass, SdkFunction } from './schema.ts';
import type { SdkIndex } from './sdk-index.ts';
import { unknownNames } from './type-text.ts';

/** The position of a part of a member in its file. */
export type OriginAt = (path: readonly (string | number)[]) => Origin;

/** A class with its constructor, constants and methods. */
export function checkClass(value: SdkClass, module: string, origin: OriginAt, index: SdkIndex): Problem[] {
  const inside = [
    ...value.parameters.map((one, at) => ({ value: one, origin: below(origin, ['parameters', at]) })),
    ...value.constants.map((one, at) => ({ value: one, origin: below(origin, ['constants', at]) })),
    ...value.methods.map((one, at) => ({ value: one, origin: below(origin, ['methods', at]) })),
  ];
  return [
    ...restatedProblem(origin(['description']), `class "${value.name}"`, value.description, [value.name]),
    ...duplicates(inside, `class "${value.name}"`),
    ...value.bases.flatMap((base, at) => checkType(base, module, origin(['bases', at]), index)),
    ...value.constants.flatMap((constant, at) =>
      restatedProblem(
        origin(['constants', at, 'description']),
        `constant "${value.name}.${constant.name}"`,
        constant.description,
        [constant.name, value.name],
      ),
    ),
    ...checkCall(value, value.name, module, origin, index),
    ...value.methods.flatMap((method, at) =>
      checkFunction(method, `${value.name}.${method.name}`, module, below(origin, ['methods', at]), index),
    ),
  ];
}

/** A function or method, with its name in messages. */
export function checkFunction(
  value: SdkFunction,
  name: string,
  module: string,
  origin: OriginAt,
  index: SdkIndex,
): Problem[] {
  const { returns } = value;
  return [
    ...restatedProblem(origin(['description']), `function "${name}"`, value.description, [name]),
    ...duplicates(
      value.parameters.map((one, at) => ({ value: one, origin: below(origin, ['parameters', at]) })),
      `function "${name}"`,
    ),
    ...checkCall(value, name, module, origin, index),
    ...(returns === undefined
      ? []
      : [
          ...checkType(returns.type, module, origin(['returns', 'type']), index),
          ...restatedProblem(origin(['returns', 'description']), `result of "${name}"`, returns.description, [
            returns.type,
            name,
          ]),
        ]),
  ];
}

/** Parameters and exceptions, which functions and constructors have in common. */
function checkCall(
  { parameters, raises }: Pick<SdkClass, 'parameters' | 'raises'>,
  name: string,
  module: string,
  origin: OriginAt,
  index: SdkIndex,
): Problem[] {
  return [
    ...parameters.flatMap((parameter, at) => [
      ...checkType(parameter.type, module, origin(['parameters', at, 'type']), index),
      ...restatedProblem(
        origin(['parameters', at, 'description']),
        `parameter "${name}.${parameter.name}"`,
        parameter.description,
        [parameter.name, parameter.type, name],
      ),
    ]),
    ...raises.flatMap(({ type, when }, at) => [
      ...checkType(type, module, origin(['raises', at, 'type']), index),
      ...restatedProblem(origin(['raises', at, 'when']), `error of "${name}"`, when, [type, name]),
    ]),
  ];
}

function checkType(type: string, module: string, origin: Origin, index: SdkIndex): Problem[] {
  return unknownNames(type, module, index).map((name) =>
    dataProblem(
      origin,
      'sdk/unknown-type',
      `"${name}" in the type ${type} isn't described.`,
      didYouMean(name, index.classes.keys(), 'Describe it in content/sdk/, or say under `names` where it comes from.'),
    ),
  );
}

/** Members of one owner that share a name. */
export function duplicates(
  members: readonly { value: { name: string }; origin: OriginAt }[],
  owner: string,
): Problem[] {
  const seen = new Set<string>();
  return members.flatMap(({ value: { name }, origin }) => {
    if (!seen.has(name)) {
      seen.add(name);
      return [];
    }
    const message = `The ${owner} has two members with the name "${name}".`;
    return [dataProblem(origin(['name']), 'sdk/duplicate-name', message, 'Keep one of them.')];
  });
}

/** Origins of the parts below a path. */
export function below(origin: OriginAt, prefix: readonly (string | number)[]): OriginAt {
  return (path) => origin([...prefix, ...path]);
}
