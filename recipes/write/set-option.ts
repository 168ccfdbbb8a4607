import { columnOf, endOf, removeEdit } from '../check/edits.ts';
import { readYaml } from '../yaml/read-yaml.ts';
import { scalarText } from '../yaml/scalar-text.ts';
import { type Entry, entryOf, isGiven, type MapNode } from '../yaml/tree.ts';

/**
 * Sets an option in a recipe, and leaves everything else as it is written.
 * @param recipe a text that can be read as a map
 * @param path keys from the top of the recipe
 * @param value YAML on one line
 * @param comment lines of text above the option if the recipe doesn't have it yet
 * @returns the recipe unchanged if something other than a map is on the way
 */
export function setOption(
  recipe: string,
  path: readonly string[],
  value: string,
  comment: readonly string[] = [],
): string {
  const { root } = readYaml(recipe);
  if (root?.kind !== 'map') return recipe;
  const { map, entry, rest } = follow(root, path);
  if (rest.length === 0 && entry !== undefined) return replaced(recipe, entry, value);
  if (entry !== undefined && isGiven(entry.value) && entry.value.kind !== 'map') return recipe;
  if (entry !== undefined) {
    const indent = columnOf(recipe, entry.keySpan.from) + 2;
    return spliced(recipe, entry.keySpan.to, endOf(entry), `:\n${blockLines(rest, value, comment, indent)}`);
  }
  if (map.flow) {
    const at = map.from + 1;
    return spliced(recipe, at, at, `${flowEntry(rest, value)}${map.entries.length === 0 ? '' : ', '}`);
  }
  const last = map.entries.reduce((furthest, each) => (endOf(each) > endOf(furthest) ? each : furthest));
  const indent = columnOf(recipe, last.keySpan.from);
  const lineEnd = recipe.indexOf('\n', endOf(last));
  const at = lineEnd === -1 ? recipe.length : lineEnd;
  return spliced(recipe, at, at, `\n${blockLines(rest, value, comment, indent)}`);
}

/** Takes an option out of a recipe, and the groups around it that would be empty. */
export function removeOption(recipe: string, path: readonly string[]): string {
  const { root } = readYaml(recipe);
  if (root?.kind !== 'map') return recipe;
  const { map, entry, rest } = follow(root, path);
  if (entry === undefined || rest.length > 0) return recipe;
  // `config` itself stays: a source without one is refused.
  if (map.entries.length === 1 && path.length > 3) return removeOption(recipe, path.slice(0, -1));
  const edit = removeEdit(map, entry);
  return edit === undefined ? recipe : spliced(recipe, edit.from, edit.to, edit.insert);
}

interface Followed {
  map: MapNode;
  /** The entry that ends the way: the option itself, or something that isn't a map with entries. */
  entry?: Entry;
  /** Keys that are still missing below `entry`, or in `map` if there is no entry. */
  rest: readonly string[];
}

function follow(map: MapNode, path: readonly string[]): Followed {
  const [key = '', ...rest] = path;
  const entry = entryOf(map, key);
  if (entry === undefined) return { map, rest: path };
  const { value } = entry;
  return rest.length > 0 && value.kind === 'map' && value.entries.length > 0
    ? follow(value, rest)
    : { map, entry, rest };
}

function replaced(recipe: string, entry: Entry, value: string): string {
  const { from, to, ...node } = entry.value;
  const isOnLine = from > entry.keySpan.to && !recipe.slice(entry.keySpan.to, from).includes('\n');
  const isBlock = node.kind !== 'scalar' && !node.flow;
  if (isOnLine && to > from && !isBlock) return spliced(recipe, from, to, value);
  return spliced(recipe, entry.keySpan.to, endOf(entry), `: ${value}`);
}

function blockLines(path: readonly string[], value: string, comment: readonly string[], indent: number): string {
  const spaces = ' '.repeat(indent);
  const [key = '', ...rest] = path;
  if (rest.length > 0) return `${spaces}${scalarText(key)}:\n${blockLines(rest, value, comment, indent + 2)}`;
  return [...comment.map((line) => `${spaces}# ${line}`), `${spaces}${scalarText(key)}: ${value}`].join('\n');
}

function flowEntry([key = '', ...rest]: readonly string[], value: string): string {
  return `${scalarText(key)}: ${rest.length === 0 ? value : `{${flowEntry(rest, value)}}`}`;
}

function spliced(text: string, from: number, to: number, insert: string): string {
  return text.slice(0, from) + insert + text.slice(to);
}
