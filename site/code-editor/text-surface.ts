import { applyEdits } from '#model/text-edit.ts';
import type { CodeSurface } from './editor.ts';

/**
 * A plain text field, operated like the editor: what readers have until the editor is there, and if it never comes.
 * @param field the field as it is now
 * @param onText called with the text that the page puts in
 */
export function textSurface(field: () => HTMLTextAreaElement | null, onText: (text: string) => void): CodeSurface {
  const text = () => field()?.value ?? '';
  return {
    text,
    apply: (edits) => onText(applyEdits(text(), edits)),
    replace: onText,
    mark: () => undefined,
    select: (from, to) => {
      field()?.focus();
      field()?.setSelectionRange(from, to);
    },
    destroy: () => undefined,
  };
}
