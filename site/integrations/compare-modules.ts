import type { ModuleFacts, OptionFact } from '#model/connector-facts.ts';
import type { CapabilityName } from '#model/integration-vocabulary.ts';

export interface Row<T> {
  name: string;
  /** One a module, in the order of the modules; undefined where the module has nothing of that name. */
  cells: readonly (T | undefined)[];
}

/** The capabilities that at least one module says something about, in the order of the names given. */
export function compareCapabilities(
  modules: readonly ModuleFacts[],
  names: readonly CapabilityName[],
): Row<ModuleFacts['capabilities'][number]>[] {
  return names
    .map((name) => ({
      name,
      cells: modules.map(({ capabilities }) => capabilities.find((each) => each.name === name)),
    }))
    .filter(({ cells }) => cells.some(Boolean));
}

export interface OptionComparison {
  /** Options that at least one module has and at least one has not; those inside a group that the same modules have are left out. */
  some: Row<OptionFact>[];
  /** Options of all modules with another type or default, or that not all of them require. */
  other: Row<OptionFact>[];
  /** Number of options that are the same in all. */
  same: number;
}

/** How the options of modules differ, by path. */
export function compareOptions(modules: readonly ModuleFacts[]): OptionComparison {
  const indexes = modules.map(({ options }) => new Map(options.map((option) => [option.path, option])));
  const paths = [...new Set(indexes.flatMap((index) => [...index.keys()]))].sort();
  const rows = paths.map((name) => ({ name, cells: indexes.map((index) => index.get(name)) }));
  const partial = rows.filter(({ cells }) => cells.includes(undefined));
  const owners = new Map(partial.map((row) => [row.name, ownersOf(row)]));
  const some = partial.filter((row) => groupsOf(row.name).every((group) => owners.get(group) !== ownersOf(row)));
  const other = rows.filter(({ cells }) => !cells.includes(undefined) && new Set(cells.map(essence)).size > 1);
  return { some, other, same: rows.length - partial.length - other.length };
}

/** Which modules have an option, as a text that can be compared. */
function ownersOf({ cells }: Row<OptionFact>): string {
  return cells.map((cell) => (cell === undefined ? '-' : '+')).join('');
}

/** The paths of the groups that an option may stand in: `a` and `a.b` for `a.b.*.c`. */
function groupsOf(path: string): string[] {
  const steps = path.split('.');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('.'));
}

/** What of an option makes a difference: its place on the page does not. */
function essence(option: OptionFact | undefined): string {
  return JSON.stringify([option?.type, option?.required, option?.defaultValue]);
}
