import { applyEdits } from '#model/text-edit.ts';
import type { CodeSurface } from './editor.ts';

/**
 * A plain text field with the editor's interface, which readers use until the editor has loaded or if it can't be loaded.
 * @param field the current field
 * @param onText called with the text that the page inserts
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
