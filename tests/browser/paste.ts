import type { Locator } from '@playwright/test';

/** Pastes into a field without the clipboard, which needs a permission. */
export async function paste(field: Locator, text: string): Promise<void> {
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

/** Pastes over everything that a field contains. */
export async function pasteOver(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await paste(field, text);
}
