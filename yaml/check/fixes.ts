import { removeEdit } from '../edits.ts';
import type { Entry, MapNode, Span } from '../tree.ts';
import type { Fix } from './rule.ts';

/** A correction that replaces one stretch. */
export function replaceFix(label: string, { from, to }: Span, insert: string): Fix {
  return { label, edits: [{ from, to, insert }] };
}

/** Takes an entry out of its map, as a correction; none if that is not possible. */
export function removeFix(label: string, map: MapNode, entry: Entry): Fix[] {
  const edit = removeEdit(map, entry);
  return edit === undefined ? [] : [{ label, edits: [edit] }];
}
