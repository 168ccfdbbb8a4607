import type { Said } from '#model/message.ts';
import type { Fix } from '#model/text-check.ts';
import { removeEdit } from '../edits.ts';
import type { Entry, MapNode, Span } from '../tree.ts';

/** A correction that replaces one range. */
export function replaceFix(label: Said, { from, to }: Span, insert: string): Fix {
  return { label, edits: [{ from, to, insert }] };
}

/** Removes an entry from its map, as a correction; none if that isn't possible. */
export function removeFix(label: Said, map: MapNode, entry: Entry): Fix[] {
  const edit = removeEdit(map, entry);
  return edit === undefined ? [] : [{ label, edits: [edit] }];
}
