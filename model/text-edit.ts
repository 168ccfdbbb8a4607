/** Replaces `from`…`to` of the text, in UTF-16 units. */
export interface TextEdit {
  from: number;
  to: number;
  insert: string;
}

/** The text after the edits. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  return [...edits]
    .sort((a, b) => b.from - a.from)
    .reduce((changed, { from, to, insert }) => changed.slice(0, from) + insert + changed.slice(to), text);
}
