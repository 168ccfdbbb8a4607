import { columnOf, endOf, removeEdit } from './edits.ts';
import { readYaml } from './read-yaml.ts';
import { scalarText } from './scalar-text.ts';
import { type Entry, entryOf, isGiven, type MapNode } from './tree.ts';

/**
 * Sets a value, and leaves everything else as it is written.
 * @param yaml a text that can be read as a map
 * @param path keys from the top of the text
 * @param value YAML on one line
 * @param comment lines of text above the key if the text doesn't have it yet
 * @returns the text unchanged if something other than a map is on the way
 */
export function setValue(
  yaml: string,
  path: readonly string[],
  value: string,
  comment: readonly string[] = [],
): string {
  const { root } = readYaml(yaml);
  if (root?.kind !== 'map') return yaml;
  const { map, entry, rest } = follow(root, path);
  if (rest.length === 0 && entry !== undefined) return replaced(yaml, entry, value);
  if (entry !== undefined && isGiven(entry.value) && entry.value.kind !== 'map') return yaml;
  if (entry !== undefined) {
    const indent = columnOf(yaml, entry.keySpan.from) + 2;
    return spliced(yaml, entry.keySpan.to, endOf(entry), `:\n${blockLines(rest, value, comment, indent)}`);
  }
  if (map.flow) {
    const at = map.from + 1;
    return spliced(yaml, at, at, `${flowEntry(rest, value)}${map.entries.length === 0 ? '' : ', '}`);
  }
  const last = map.entries.reduce((furthest, each) => (endOf(each) > endOf(furthest) ? each : furthest));
  const indent = columnOf(yaml, last.keySpan.from);
  const lineEnd = yaml.indexOf('\n', endOf(last));
  const at = lineEnd === -1 ? yaml.length : lineEnd;
  return spliced(yaml, at, at, `\n${blockLines(rest, value, comment, indent)}`);
}

/**
 * Removes a key, and the maps around it that would be empty.
 * @param kept number of keys from the top whose maps stay even if they are empty
 */
export function removeValue(yaml: string, path: readonly string[], kept = 0): string {
  const { root } = readYaml(yaml);
  if (root?.kind !== 'map') return yaml;
  const { map, entry, rest } = follow(root, path);
  if (entry === undefined || rest.length > 0) return yaml;
  if (map.entries.length === 1 && path.length > kept + 1) return removeValue(yaml, path.slice(0, -1), kept);
  const edit = removeEdit(map, entry);
  return edit === undefined ? yaml : spliced(yaml, edit.from, edit.to, edit.insert);
}

interface Followed {
  map: MapNode;
  /** The entry at the end of the path: the key itself, or something that isn't a map with entries. */
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

function replaced(yaml: string, entry: Entry, value: string): string {
  const { from, to, ...node } = entry.value;
  const isOnLine = from > entry.keySpan.to && !yaml.slice(entry.keySpan.to, from).includes('\n');
  const isBlock = node.kind !== 'scalar' && !node.flow;
  if (isOnLine && to > from && !isBlock) return spliced(yaml, from, to, value);
  return spliced(yaml, entry.keySpan.to, endOf(entry), `: ${value}`);
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
