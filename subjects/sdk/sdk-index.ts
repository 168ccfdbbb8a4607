import type { Loaded } from '#model/loaded.ts';
import type { Origin } from '#model/problem.ts';
import { memberAnchor, modelsModule } from './addresses.ts';
import type { SdkData } from './data.ts';
import type { ModelClass } from './model-classes.ts';
import type { SdkModule, SdkPageId } from './schema.ts';

/** Where a name is described. */
export interface Place {
  page: SdkPageId;
  anchor: string;
}

/** Every class and name that types can mention. */
export interface SdkIndex {
  /** Classes of all modules and of the metamodel. */
  classes: ReadonlyMap<string, Place>;
  /** Other names, by module, because the same name can mean something else in a different module. */
  names: ReadonlyMap<string, ReadonlyMap<string, Place>>;
  /** Classes that are described twice, in which case the first place counts. */
  duplicates: readonly { name: string; origin: Origin }[];
}

/** Indexes the described modules of all pages and the classes of the metamodel. */
export function indexSdk({ sdkPages, sdkModules }: SdkData, models: readonly ModelClass[]): SdkIndex {
  const classes = new Map<string, Place>();
  const names = new Map<string, ReadonlyMap<string, Place>>();
  const duplicates: { name: string; origin: Origin }[] = [];
  const add = (name: string, place: Place, origin: Origin) => {
    if (classes.has(name)) duplicates.push({ name, origin });
    else classes.set(name, place);
  };
  for (const { value, origin } of sdkModules) {
    const page = pageOf(value.module, sdkPages);
    if (page === undefined) continue;
    const place = (name: string): Place => ({ page, anchor: memberAnchor(value.module, name) });
    for (const [at, { name }] of value.classes.entries()) add(name, place(name), origin(['classes', at, 'name']));
    names.set(value.module, new Map(value.names.map(({ name }) => [name, place(name)])));
  }
  for (const { name, origin } of models) {
    add(name, { page: 'models', anchor: memberAnchor(modelsModule, name) }, origin);
  }
  return { classes, names, duplicates };
}

/** The page that shows a module. */
export function pageOf(module: string, pages: SdkData['sdkPages']): SdkPageId | undefined {
  return pages.find(({ value }) => value.modules.includes(module))?.value.id;
}

/** The module of a name, by its name. */
export function findModule(module: string, modules: SdkData['sdkModules']): Loaded<SdkModule> | undefined {
  return modules.find(({ value }) => value.module === module);
}
