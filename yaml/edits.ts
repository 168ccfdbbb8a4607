import type { TextEdit } from '#model/text-edit.ts';
import type { Entry, MapNode } from './tree.ts';

/**
 * Removes an entry from its map. A map that would be empty becomes `{}`.
 * @returns undefined for an entry from an alias or a merge key
 */
export function removeEdit(map: MapNode, entry: Entry): TextEdit | undefined {
  const inOrder = ownEntries(map);
  const index = inOrder.indexOf(entry);
  if (index === -1) return undefined;
  const next = inOrder[index + 1];
  if (next !== undefined) return { from: entry.keySpan.from, to: next.keySpan.from, insert: '' };
  const before = inOrder[index - 1];
  if (before !== undefined) return { from: endOf(before), to: endOf(entry), insert: '' };
  return { from: entry.keySpan.from, to: endOf(entry), insert: map.flow ? '' : '{}' };
}

/** The entries that are written in the map itself, from top to bottom. */
function ownEntries({ entries, from, to }: MapNode): Entry[] {
  return entries
    .filter(({ keySpan, value }) => keySpan.from >= from && keySpan.to <= to && value.from >= keySpan.to)
    .toSorted((a, b) => a.keySpan.from - b.keySpan.from);
}

/** Where the value of an entry ends; an empty value ends after the colon. */
export function endOf({ keySpan, value }: Entry): number {
  return Math.max(value.to, keySpan.to + 1);
}

/** Puts lines of YAML, written without indentation, before the first entry of a map. */
export function insertEdit(text: string, map: MapNode, lines: readonly string[]): TextEdit {
  const [first] = ownEntries(map);
  if (map.flow || first === undefined) {
    const inside = lines.join(', ');
    const at = map.from + 1;
    return { from: at, to: at, insert: first === undefined ? inside : `${inside}, ` };
  }
  const at = first.keySpan.from;
  const indent = ' '.repeat(columnOf(text, at));
  return { from: at, to: at, insert: lines.map((line) => `${line}\n${indent}`).join('') };
}

/** Units between the beginning of the line and an offset. */
export function columnOf(text: string, offset: number): number {
  return offset - (text.lastIndexOf('\n', offset - 1) + 1);
}
