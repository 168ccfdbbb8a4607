import type { Loaded } from '#model/loaded.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { SdkClass, SdkFunction, SdkModule } from '#model/sdk.ts';
import type { SiteData } from '#model/site-data.ts';
import { dataProblem, didYouMean } from '../drafting/data-problem.ts';
import { restatedProblem } from '../drafting/restated.ts';
import { findModule, pageOf, type SdkIndex } from './sdk-index.ts';
import { unknownNames } from './type-text.ts';

type OriginAt = (path: readonly (string | number)[]) => Origin;

/** Everything in the data of the SDK that refers to nothing, is said twice, says nothing, or lacks its example. */
export function checkModules(data: SiteData, index: SdkIndex): Problem[] {
  return [
    ...checkPages(data),
    ...index.duplicates.map(({ name, origin }) =>
      dataProblem(origin, 'sdk/duplicate-class', `The class "${name}" is described twice.`, 'Keep one description.'),
    ),
    ...data.sdkModules.flatMap((module) => checkModule(module, data, index)),
  ];
}

function checkPages({ sdkPages, sdkModules }: SiteData): Problem[] {
  const names = sdkModules.map(({ value }) => value.module);
  return sdkPages.flatMap(({ value, origin }) =>
    value.modules.flatMap((module, at) => {
      if (findModule(module, sdkModules) !== undefined) return [];
      const fix = didYouMean(module, names, `Describe it in content/sdk/${module}.yaml.`);
      const message = `The module "${module}" is not described.`;
      return [dataProblem(origin(['modules', at]), 'sdk/unknown-module', message, fix)];
    }),
  );
}

function checkModule({ value: module, origin }: Loaded<SdkModule>, data: SiteData, index: SdkIndex): Problem[] {
  const page = pageOf(module.module, data.sdkPages);
  if (page === undefined) {
    const message = `No page shows the module "${module.module}".`;
    return [dataProblem(origin(['module']), 'sdk/no-page', message, 'List it in a file of content/sdk/pages/.')];
  }
  const members = [
    ...module.classes.map((value, at) => ({ value, origin: below(origin, ['classes', at]) })),
    ...module.functions.map((value, at) => ({ value, origin: below(origin, ['functions', at]) })),
  ];
  const unused = module.names.flatMap(({ name }, at) =>
    typesOf(module).some((type) => new RegExp(`(^|[^\\w.])${name.replaceAll('.', '\\.')}($|[^\\w.])`).test(type))
      ? []
      : [dataProblem(origin(['names', at, 'name']), 'sdk/unused-name', `No type of the module names "${name}".`)],
  );
  return [
    ...duplicates(members, `module "${module.module}"`),
    ...module.classes.flatMap((value, at) => {
      const there = below(origin, ['classes', at]);
      return [...checkClass(value, module.module, there, index), ...missingExample(value, page, there)];
    }),
    ...module.functions.flatMap((value, at) =>
      checkFunction(value, value.name, module.module, below(origin, ['functions', at]), index),
    ),
    ...unused,
  ];
}

function checkClass(value: SdkClass, module: string, origin: OriginAt, index: SdkIndex): Problem[] {
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

function checkFunction(value: SdkFunction, name: string, module: string, origin: OriginAt, index: SdkIndex): Problem[] {
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
    ...raises.flatMap(({ type }, at) => checkType(type, module, origin(['raises', at, 'type']), index)),
  ];
}

function checkType(type: string, module: string, origin: Origin, index: SdkIndex): Problem[] {
  return unknownNames(type, module, index).map((name) =>
    dataProblem(
      origin,
      'sdk/unknown-type',
      `Nothing describes "${name}" of the type ${type}.`,
      didYouMean(name, index.classes.keys(), 'Describe it in content/sdk/, or say under `names` where it comes from.'),
    ),
  );
}

function duplicates(members: readonly { value: { name: string }; origin: OriginAt }[], owner: string): Problem[] {
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

/** Classes of the model are shown by the example of those that hold them. */
function missingExample(value: SdkClass, page: string, origin: OriginAt): Problem[] {
  if (page === 'models' || value.example !== undefined) return [];
  const fix = 'Add a complete program that uses it, with its imports.';
  return [dataProblem(origin(['name']), 'sdk/no-example', `The class "${value.name}" has no example.`, fix)];
}

function typesOf({ classes, functions }: SdkModule): string[] {
  const ofCall = ({ parameters, raises }: Pick<SdkClass, 'parameters' | 'raises'>) => [
    ...parameters.map(({ type }) => type),
    ...raises.map(({ type }) => type),
  ];
  return [
    ...classes.flatMap((value) => [...value.bases, ...ofCall(value)]),
    ...[...functions, ...classes.flatMap(({ methods }) => methods)].flatMap((value) => [
      ...ofCall(value),
      ...(value.returns === undefined ? [] : [value.returns.type]),
    ]),
  ];
}

function below(origin: OriginAt, prefix: readonly (string | number)[]): OriginAt {
  return (path) => origin([...prefix, ...path]);
}
