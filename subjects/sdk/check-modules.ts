import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import type { Loaded } from '#model/loaded.ts';
import type { Problem } from '#model/problem.ts';
import { below, checkClass, checkFunction, duplicates, type OriginAt } from './check-members.ts';
import type { SdkData } from './data.ts';
import { splitPythonType } from './python-types.ts';
import type { SdkClass, SdkModule } from './schema.ts';
import { findModule, pageOf, type SdkIndex } from './sdk-index.ts';

/** Everything in the SDK's data that refers to nothing, is repeated, is meaningless, or has no example. */
export function checkModules(data: SdkData, index: SdkIndex): Problem[] {
  return [
    ...checkPages(data),
    ...index.duplicates.map(({ name, origin }) =>
      dataProblem(origin, 'sdk/duplicate-class', `The class "${name}" is described twice.`, 'Keep one description.'),
    ),
    ...data.sdkModules.flatMap((module) => checkModule(module, data, index)),
  ];
}

function checkPages({ sdkPages, sdkModules }: SdkData): Problem[] {
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

function checkModule({ value: module, origin }: Loaded<SdkModule>, data: SdkData, index: SdkIndex): Problem[] {
  const page = pageOf(module.module, data.sdkPages);
  if (page === undefined) {
    const message = `No page shows the module "${module.module}".`;
    return [dataProblem(origin(['module']), 'sdk/no-page', message, 'List it in a file of content/sdk/pages/.')];
  }
  const members = [
    ...module.classes.map((value, at) => ({ value, origin: below(origin, ['classes', at]) })),
    ...module.functions.map((value, at) => ({ value, origin: below(origin, ['functions', at]) })),
  ];
  return [
    ...duplicates(members, `module "${module.module}"`),
    ...module.classes.flatMap((value, at) => {
      const there = below(origin, ['classes', at]);
      return [...checkClass(value, module.module, there, index), ...missingExample(value, page, there)];
    }),
    ...module.functions.flatMap((value, at) =>
      checkFunction(value, value.name, module.module, below(origin, ['functions', at]), index),
    ),
    ...unusedNames(module, (path) => origin(['names', ...path])),
  ];
}

/** Classes of the model are shown in the examples of the classes that contain them. */
function missingExample(value: SdkClass, page: string, origin: OriginAt): Problem[] {
  if (page === 'models' || value.example !== undefined) return [];
  const fix = 'Add a complete program that uses it, with its imports.';
  return [dataProblem(origin(['name']), 'sdk/no-example', `The class "${value.name}" has no example.`, fix)];
}

function unusedNames(module: SdkModule, origin: OriginAt): Problem[] {
  const used = new Set(typesOf(module).flatMap(splitPythonType));
  return module.names.flatMap(({ name }, at) => {
    if (used.has(name)) return [];
    const fix = 'Remove it from `names`, or name it in the type of a member.';
    return [dataProblem(origin([at, 'name']), 'sdk/unused-name', `No type of the module names "${name}".`, fix)];
  });
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
