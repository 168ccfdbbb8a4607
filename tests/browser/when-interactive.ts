import type { Page } from '@playwright/test';

/** Runs in a page: whether the part of the runtime that readers operate comes by itself. */
function comesByItself(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const hasScript = document.documentElement.dataset.js !== undefined;
  return hasScript && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/**
 * Makes `page.goto` wait for the part of the runtime that readers operate. A reader is slower than a test, and links load
 * documents until this part is loaded. With data saver or without scripts, it isn't loaded automatically, so there is nothing to
 * wait for. When the runtime is lost on purpose, the test continues without it.
 */
export function waitWhenOpening(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    // A page that loads again meanwhile can't tell.
    const comes = await page.evaluate(comesByItself).catch(() => true);
    if (!comes) return response;
    await page
      .locator('html[data-interactive]')
      .waitFor({ state: 'attached', timeout: 1500 })
      .catch(() => undefined);
    return response;
  };
}
