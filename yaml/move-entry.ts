import type { TextEdit } from '#model/text-edit.ts';
import { columnOf, insertEdit, removeEdit } from './edits.ts';
import { type Entry, isGiven, type MapNode } from './tree.ts';

/**
 * Moves an entry into another map, with the indentation of that map. Only for maps without braces.
 * @returns undefined if that isn't possible
 */
export function moveEdits(text: string, from: MapNode, entry: Entry, to: MapNode): TextEdit[] | undefined {
  const removed = removeEdit(from, entry);
  if (removed === undefined || from.flow || to.flow || to.entries.length === 0) return undefined;
  const target = insertEdit(text, to, []);
  const column = columnOf(text, target.from);
  const insert = `${indentedEntry(text, entry, column, '')}\n${' '.repeat(column)}`;
  const isInside = target.from >= removed.from && target.from < removed.to;
  if (isInside) return undefined;
  return [removed, { ...target, insert }].toSorted((a, b) => a.from - b.from);
}

/** Where an entry ends; one without a value ends after the colon. */
export function entryEnd({ keySpan, value }: Entry): number {
  return Math.max(value.to, keySpan.to + (isGiven(value) ? 0 : 1));
}

/** The text of an entry as it would be at another column. */
export function indentedEntry(text: string, entry: Entry, column: number, before: string): string {
  const shift = column - columnOf(text, entry.keySpan.from);
  const [first = '', ...rest] = text.slice(entry.keySpan.from, entryEnd(entry)).split('\n');
  const moved = rest.map((line) => {
    const indent = line.length - line.trimStart().length;
    return line.trim() === '' ? '' : ' '.repeat(Math.max(0, indent + shift)) + line.trimStart();
  });
  return before + [first, ...moved].join('\n');
}
