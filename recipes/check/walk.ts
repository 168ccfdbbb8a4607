import type { OptionType } from '#model/option-type.ts';
import { type Entry, entryOf, isGiven, type MapNode, type YamlNode } from '#yaml/tree.ts';
import type { RecipeOption } from '../facts.ts';
import { acceptsScalar } from './scalars.ts';
import { typeOf } from './type-of.ts';

/** What walking a map of options along their descriptions finds. Paths are those of a recipe, below the `config` of the owner. */
export interface Walk {
  /** Values of known options. */
  visits: { option: RecipeOption; type: OptionType; node: YamlNode; entry?: Entry; map?: MapNode; path: string }[];
  /** Keys that no option has. */
  unknown: { entry: Entry; map: MapNode; accepted: readonly RecipeOption[]; path: string }[];
  /** Required options that are missing or empty. */
  missing: { option: RecipeOption; map: MapNode; empty?: Entry; path: string }[];
  /** Values of a wrong type. */
  mismatches: { option: RecipeOption; expected: OptionType; node: YamlNode; path: string }[];
  /** Values that are not among those accepted. */
  notAllowed: { option: RecipeOption; node: YamlNode; path: string }[];
}

/** The options that are allowed in a map, and whether other keys are allowed too. */
interface Accepted {
  children?: readonly RecipeOption[];
  extraKeys?: true;
}

/** A text that contains an environment variable: `${NAME}`, `${NAME:-default}`, or `$NAME` at its beginning. */
export const variablePattern = /\$\{[^}]+\}|^\$\w/;

/** Walks the options of an owner. */
export function walkOptions(node: YamlNode, options: readonly RecipeOption[]): Walk {
  const walk = emptyWalk();
  walkMap(node, { children: options }, [], walk);
  return walk;
}

function emptyWalk(): Walk {
  return { visits: [], unknown: [], missing: [], mismatches: [], notAllowed: [] };
}

function walkMap(node: YamlNode, { children = [], extraKeys }: Accepted, path: readonly string[], walk: Walk): void {
  if (node.kind !== 'map') return;
  for (const option of children) {
    const entry = entryOf(node, option.name);
    if (!option.required || isGiven(entry?.value)) continue;
    walk.missing.push({ option, map: node, path: dotted([...path, option.name]), ...(entry && { empty: entry }) });
  }
  const byName = new Map(children.map((option) => [option.name, option]));
  for (const entry of node.entries) {
    const option = byName.get(entry.key);
    const here = [...path, entry.key];
    if (option === undefined) {
      if (extraKeys !== true) walk.unknown.push({ entry, map: node, accepted: children, path: dotted(here) });
      continue;
    }
    const type = typeOf(option);
    walk.visits.push({ option, type, node: entry.value, entry, map: node, path: dotted(here) });
    walkValue(entry.value, type, option, here, walk);
  }
}

function walkValue(node: YamlNode, type: OptionType, option: RecipeOption, path: readonly string[], walk: Walk): void {
  if (!isGiven(node) || type.kind === 'any' || isVariable(node)) return;
  if (type.kind === 'union') walkUnion(node, type.of, option, path, walk);
  else if (!fits(node, type, option)) walk.mismatches.push({ option, expected: type, node, path: dotted(path) });
  else if (type.kind === 'list' || type.kind === 'map') walkItems(node, type.of, option, path, walk);
  else if (option.allowed !== undefined) {
    if (!isAllowed(node, option)) walk.notAllowed.push({ option, node, path: dotted(path) });
  } else if (option.children !== undefined) walkMap(node, option, path, walk);
}

/** Whether a value has the kind of its type. Its contents are checked later. */
function fits(node: YamlNode, type: OptionType, { allowed }: RecipeOption): boolean {
  if (type.kind === 'list' || type.kind === 'map') return node.kind === type.kind;
  if (allowed !== undefined) return node.kind === 'scalar';
  if (type.kind === 'scalar') return node.kind === 'scalar' && acceptsScalar(node.value, type.name);
  return node.kind === 'map';
}

/** A value of each choice that the platform compares case-insensitively. */
const caseless = ['OVERWRITE', 'ASYNC', 'STREAM', 'ONLY', 'NON_PROD'];

/** Whether the platform accepts the values of a choice in any case. */
export function isCaseless(values: readonly string[]): boolean {
  return values.some((value) => caseless.includes(value));
}

function isAllowed(node: YamlNode, { allowed = [] }: RecipeOption): boolean {
  const written = node.kind === 'scalar' ? String(node.value) : '';
  const values = allowed.map(({ value }) => String(value));
  return values.includes(isCaseless(values) ? written.toUpperCase() : written);
}

/** Items of a list and values of a map. Rules that look at values treat each of them as a separate option. */
function walkItems(node: YamlNode, type: OptionType, option: RecipeOption, path: readonly string[], walk: Walk): void {
  const items: [string, YamlNode][] =
    node.kind === 'list'
      ? node.items.map((item, index) => [String(index), item])
      : node.kind === 'map'
        ? node.entries.map(({ key, value }) => [key, value])
        : [];
  for (const [name, item] of items) {
    walk.visits.push({ option, type, node: item, path: dotted([...path, name]) });
    walkValue(item, type, option, [...path, name], walk);
  }
}

/** Uses the first type in a union that accepts the value. If none does, the first one that matches its kind determines the error. */
function walkUnion(
  node: YamlNode,
  members: readonly OptionType[],
  option: RecipeOption,
  path: readonly string[],
  walk: Walk,
): void {
  const walks = members.map((member) => {
    const own = emptyWalk();
    walkValue(node, member, option, path, own);
    return own;
  });
  const mistakes = ({ unknown, missing, mismatches, notAllowed }: Walk) =>
    unknown.length + missing.length + mismatches.length + notAllowed.length;
  const isWholly = ({ mismatches }: Walk) => mismatches.some((mismatch) => mismatch.node === node);
  const best = walks.find((own) => mistakes(own) === 0) ?? walks.find((own) => !isWholly(own)) ?? walks[0];
  if (best === undefined) return;
  walk.visits.push(...best.visits);
  walk.unknown.push(...best.unknown);
  walk.missing.push(...best.missing);
  walk.mismatches.push(...best.mismatches);
  walk.notAllowed.push(...best.notAllowed);
}

/** `${NAME}` is filled in from the environment when the recipe is read, also within a text. */
export function isVariable(node: YamlNode): boolean {
  return node.kind === 'scalar' && typeof node.value === 'string' && variablePattern.test(node.value);
}

function dotted(path: readonly string[]): string {
  return path.join('.');
}
