import type { Page } from '@playwright/test';

/** Runs in a page: whether the part of the runtime that readers operate comes by itself. */
function comesByItself(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  const hasScript = document.documentElement.dataset.js !== undefined;
  return hasScript && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/**
 * Makes `page.goto` wait for the part of the runtime that readers operate: a reader is slower than a test, and before it is there links load
 * documents. With data saver or without script it doesn't come by itself, so nothing is waited for. When the runtime is lost on purpose, the test
 * goes on without it.
 */
export function waitWhenOpening(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (...args) => {
    const response = await goto(...args);
    // A page that loads again meanwhile can't tell.
    const comes = await page.evaluate(comesByItself).catch(() => true);
    if (!comes) return response;
    await page
      .locator('html[data-operating]')
      .waitFor({ state: 'attached', timeout: 1500 })
      .catch(() => undefined);
    return response;
  };
}
