import type { CapabilityName } from '#model/integration-vocabulary.ts';
import type { CapabilityFact, ModuleFacts, OptionFact } from '#subjects/connectors/schema/connector-facts.ts';

export interface Row<T> {
  name: string;
  /** One per module, in the order of the modules; undefined where the module has nothing of that name. */
  cells: readonly (T | undefined)[];
}

/** A row for every capability, in the order of the names given; `same` if all modules have the same value. */
export function compareCapabilities(
  modules: readonly ModuleFacts[],
  names: readonly CapabilityName[],
): { name: CapabilityName; cells: readonly CapabilityFact[]; same: boolean }[] {
  return names.map((name) => {
    const cells = modules.map(({ capabilities }) => capabilities[name]);
    return { name, cells, same: new Set(cells.map(({ value }) => value)).size < 2 };
  });
}

export interface OptionComparison {
  /** Options that at least one module has and at least one has not. */
  some: Row<OptionFact>[];
  /** Options of all modules that differ in type or default, or that only some of them require. */
  other: Row<OptionFact>[];
  /** Options that are the same in all modules. */
  same: Row<OptionFact>[];
}

/** How the options of modules compare, by path. Every option is in one of the three lists. */
export function compareOptions(modules: readonly ModuleFacts[]): OptionComparison {
  const indexes = modules.map(({ options }) => new Map(options.map((option) => [option.path, option])));
  const paths = [...new Set(indexes.flatMap((index) => [...index.keys()]))].sort();
  const rows = paths.map((name) => ({ name, cells: indexes.map((index) => index.get(name)) }));
  const shared = rows.filter(({ cells }) => !cells.includes(undefined));
  const differs = ({ cells }: Row<OptionFact>) => new Set(cells.map(essence)).size > 1;
  return {
    some: rows.filter(({ cells }) => cells.includes(undefined)),
    other: shared.filter(differs),
    same: shared.filter((row) => !differs(row)),
  };
}

/** The parts of an option that are compared. Its location on the page isn't. */
function essence(option: OptionFact | undefined): string {
  return JSON.stringify([option?.type, option?.required, option?.defaultValue]);
}
