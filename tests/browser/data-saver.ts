import type { Page } from '@playwright/test';

/** The reader saves data: nothing is loaded ahead. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
}
