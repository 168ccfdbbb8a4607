import type { Page } from '@playwright/test';

/**
 * Adds up the layout shifts of the documents that a page opens from now on (web.dev/articles/cls, without its session windows: nothing is expected to move).
 * @returns function that reads the sum of the current document so far
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const watched = globalThis as { layoutShift?: number };
    watched.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        watched.layoutShift = (watched.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as { layoutShift?: number }).layoutShift ?? Number.NaN);
}
