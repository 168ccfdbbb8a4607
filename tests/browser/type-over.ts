import type { Locator } from '@playwright/test';

/**
 * Types over everything that a code editor contains. Playwright's `fill` selects the text in the document as soon as the editor has the focus, and an
 * editor on a busy machine puts its own selection back some milliseconds later.
 */
export async function typeOver(editor: Locator, text: string): Promise<void> {
  await editor.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(text);
}
