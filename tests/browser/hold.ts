import type { Page } from '@playwright/test';

/**
 * Keeps the answers to some requests back; then they go on to whatever else is set for them.
 * @param pattern addresses, as `page.route` takes them
 * @returns lets them go
 */
export async function hold(page: Page, pattern: string): Promise<() => void> {
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
