import type { Page } from '@playwright/test';

/**
 * Makes `page.goto` wait for the part of the runtime that readers operate: a reader is slower than a test, and before it is there links load
 * documents. With data saver, without script, or when the runtime is lost on purpose, it does not come by itself, and the test goes
 * on without.
 */
export function waitWhenOpening(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    await page
      .locator('html[data-operating]')
      .waitFor({ state: 'attached', timeout: 1500 })
      .catch(() => undefined);
    return response;
  };
}
