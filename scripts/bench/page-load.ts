import type { Browser } from '@playwright/test';
import { openSlowPhone } from './slow-phone.ts';

/** What a reader on a slow phone lives through while a page loads. Times in milliseconds. */
export interface PageLoad {
  requests: number;
  firstPaint: number;
  largestPaint: number;
  layoutShift: number;
  /** Sum of what tasks took beyond 50 ms each. */
  blocking: number;
}

interface Timings {
  largestPaint: number;
  layoutShift: number;
  blocking: number;
}

/** Loads a page with an empty cache and waits until it has calmed down. */
export async function loadPage(browser: Browser, address: string): Promise<PageLoad> {
  const { context, page } = await openSlowPhone(browser, 'slow');
  let requests = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests += 1;
  });
  await page.addInitScript(() => {
    const timings = { largestPaint: 0, layoutShift: 0, blocking: 0 };
    (window as unknown as { timings: Timings }).timings = timings;
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    watch('largest-contentful-paint', ({ startTime }) => {
      timings.largestPaint = startTime;
    });
    watch('layout-shift', (entry) => {
      timings.layoutShift += (entry as unknown as { value: number }).value;
    });
    watch('longtask', ({ duration }) => {
      timings.blocking += duration - 50;
    });
  });
  await page.goto(address, { waitUntil: 'load' });
  const loaded = requests;
  await page.waitForTimeout(1500);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const timings = await page.evaluate(() => (window as unknown as { timings: Timings }).timings);
  await context.close();
  return { requests: loaded, firstPaint, ...timings };
}
