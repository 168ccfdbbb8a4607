import type { Page } from '@playwright/test';

/**
 * Holds the responses to some requests back. When they are released, the requests continue to the other handlers that are set for
 * them.
 * @param pattern addresses, as `page.route` accepts them
 * @returns function that releases them
 */
export async function hold(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.fallback().catch(() => {
      // The page has given the request up.
    });
  });
  return release;
}
