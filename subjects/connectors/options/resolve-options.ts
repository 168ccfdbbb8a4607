import { dataProblem, didYouMean } from '#generators/drafting/data-problem.ts';
import type { Loaded } from '#model/loaded.ts';
import { type OptionType, parseOptionType } from '#model/option-type.ts';
import type { Origin, Problem } from '#model/problem.ts';
import type { ConnectorOption, SharedType } from '../schema/connector-option.ts';

/** An option with its place in the tree and everything that its type adds. */
export interface ResolvedOption {
  option: ConnectorOption;
  /** Path below `config`; `*` stands for a key of a map or an index of a list. */
  path: string;
  type: OptionType;
  /** Options below this one, from its own list or from its shared type. */
  children: readonly ResolvedOption[];
  /** Values accepted, from the option or from the shared type. */
  allowed: NonNullable<ConnectorOption['allowed']>;
  /** Shared group whose options the page shows once instead of below this option. */
  shownOnce?: SharedType;
  /** Whether keys beyond the children are accepted. */
  extraKeys: boolean;
  origin: Origin;
}

export type SharedTypes = ReadonlyMap<string, Loaded<SharedType>>;

/** What has options: a module of a connector, a sink, or a transformer. */
export interface OptionOwner {
  inherits: readonly string[];
  options: readonly ConnectorOption[];
}

/** The shared types by their names. */
export function indexTypes(types: readonly Loaded<SharedType>[]): SharedTypes {
  return new Map(types.map((type) => [type.value.name, type]));
}

interface Resolution {
  shared: SharedTypes;
  problems: Problem[];
}

/**
 * All options of an owner as a tree: its own options first, then the inherited ones.
 * @param origin position of a value of the owner, by its path within it
 * @returns the tree, with problems for unknown shared types and for options that appear twice in one list
 */
export function resolveOptions(
  owner: OptionOwner,
  origin: (path: readonly (string | number)[]) => Origin,
  shared: SharedTypes,
): { options: ResolvedOption[]; problems: Problem[] } {
  const resolution: Resolution = { shared, problems: [] };
  const inherited = owner.inherits.flatMap((name, index) => {
    const type = findShared(name, origin(['inherits', index]), resolution);
    return type === undefined ? [] : groupOptions(type, '', [], resolution);
  });
  const own = resolveList(owner.options, (index, key) => origin(['options', index, ...key]), '', [], resolution);
  return { options: withInherited(own, inherited), problems: resolution.problems };
}

/** The options of a shared group, as they appear below `prefix`. */
export function resolveGroup(type: Loaded<SharedType>, prefix: string, shared: SharedTypes): ResolvedOption[] {
  return groupOptions(type, prefix, [], { shared, problems: [] });
}

function groupOptions(
  type: Loaded<SharedType>,
  prefix: string,
  above: readonly string[],
  resolution: Resolution,
): ResolvedOption[] {
  const chain = [...above, type.value.name];
  const inherited = type.value.inherits.flatMap((name, index) => {
    const base = findShared(name, type.origin(['inherits', index]), resolution);
    return base === undefined || chain.includes(name) ? [] : groupOptions(base, prefix, chain, resolution);
  });
  const at = (index: number, key: readonly (string | number)[]) => type.origin(['options', index, ...key]);
  return withInherited(resolveList(type.value.options ?? [], at, prefix, chain, resolution), inherited);
}

/** Own options first, then the inherited ones that no own option of the same name replaces. */
function withInherited(own: readonly ResolvedOption[], inherited: readonly ResolvedOption[]): ResolvedOption[] {
  const merged = new Map(own.map((option) => [option.path, option]));
  for (const option of inherited) if (!merged.has(option.path)) merged.set(option.path, option);
  return [...merged.values()];
}

function resolveList(
  options: readonly ConnectorOption[],
  origin: (index: number, key: readonly (string | number)[]) => Origin,
  prefix: string,
  above: readonly string[],
  resolution: Resolution,
): ResolvedOption[] {
  const seen = new Set<string>();
  return options.flatMap((option, index) => {
    const path = prefix + option.name;
    if (seen.has(option.name)) {
      resolution.problems.push(
        dataProblem(
          origin(index, ['name']),
          'connectors/duplicate-option',
          `The option "${path}" is in the same list twice.`,
          'Keep one of the two and merge their descriptions.',
        ),
      );
      return [];
    }
    seen.add(option.name);
    const type = parseOptionType(option.type) ?? { kind: 'any' };
    const resolved = { option, path, type, origin: origin(index, []) };
    return [{ ...resolved, ...resolveType(resolved, origin.bind(undefined, index), above, resolution) }];
  });
}

function resolveType(
  { option, path, type }: Pick<ResolvedOption, 'option' | 'path' | 'type'>,
  origin: (key: readonly (string | number)[]) => Origin,
  above: readonly string[],
  resolution: Resolution,
): Pick<ResolvedOption, 'children' | 'allowed' | 'shownOnce' | 'extraKeys'> {
  const inside = path + insideSuffix(type);
  if (option.options !== undefined) {
    const at = (index: number, key: readonly (string | number)[]) => origin(['options', index, ...key]);
    return { children: resolveList(option.options, at, inside, above, resolution), allowed: [], extraKeys: false };
  }
  const groups = sharedNames(type).flatMap((name) => findShared(name, origin(['type']), resolution) ?? []);
  const group = groups.find(({ value }) => value.options !== undefined);
  return {
    children:
      group === undefined || above.includes(group.value.name) ? [] : groupOptions(group, inside, above, resolution),
    allowed: option.allowed ?? groups.flatMap(({ value }) => value.values ?? []),
    ...(group?.value.shownOnce === true ? { shownOnce: group.value } : {}),
    extraKeys: group?.value.extraKeys ?? false,
  };
}

/** The separator between the path of an option and the paths of the options inside. */
function insideSuffix(type: OptionType): string {
  if (type.kind === 'union')
    return insideSuffix(type.of.find((member) => sharedNames(member).length > 0) ?? { kind: 'any' });
  return type.kind === 'list' || type.kind === 'map' ? `.*${insideSuffix(type.of)}` : '.';
}

/** The shared group that an option has as its type, and the path of the group: `path_specs.*` for a list of groups. */
export function groupOf({ type, path, option }: ResolvedOption): { name: string; within: string } | undefined {
  const [name] = option.options === undefined ? sharedNames(type) : [];
  return name === undefined ? undefined : { name, within: (path + insideSuffix(type)).replace(/\.$/, '') };
}

function sharedNames(type: OptionType): string[] {
  if (type.kind === 'shared') return [type.name];
  if (type.kind === 'list' || type.kind === 'map') return sharedNames(type.of);
  return type.kind === 'union' ? type.of.flatMap(sharedNames) : [];
}

function findShared(name: string, origin: Origin, { shared, problems }: Resolution): Loaded<SharedType> | undefined {
  const type = shared.get(name);
  if (type === undefined) {
    const fix = didYouMean(name, shared.keys(), `Describe it in content/connectors/shared/${name}.yaml.`);
    problems.push(dataProblem(origin, 'connectors/unknown-shared-type', `There is no shared type "${name}".`, fix));
  }
  return type;
}

/** Every option of a tree, parents before children. */
export function flattenOptions(options: readonly ResolvedOption[]): ResolvedOption[] {
  return options.flatMap((option) => [option, ...flattenOptions(option.children)]);
}
