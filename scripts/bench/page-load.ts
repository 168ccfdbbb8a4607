import type { Browser } from '@playwright/test';
import { median } from './row.ts';
import { openSlowPhone } from './slow-phone.ts';
import { byteKinds, type LoadedFiles, watchTraffic } from './watch-traffic.ts';

/** What a reader on a slow phone experiences while a page loads. Times are in milliseconds. */
export interface PageLoad extends LoadedFiles {
  /** Bytes and requests until the load event. */
  bytes: LoadedFiles['bytes'];
  requests: number;
  /** When the last response of the page view ended, including whatever the page loads ahead. */
  lastByte: number;
  firstPaint: number;
  largestPaint: number;
  /** Until five seconds after the load event. */
  layoutShift: number;
  /** Sum of the time that tasks took beyond 50 ms each. */
  blocking: number;
}

interface Timings {
  largestPaint: number;
  layoutShift: number;
  blocking: number;
}

const RUNS = 3;
/** Milliseconds after the load event in which the page must not shift. */
const WATCHED_AFTER_LOAD = 5000;
/** Milliseconds without a request after which no more are expected. */
const CALM = 500;

/** Loads a page a few times with an empty cache and returns the median of each figure. */
export async function measurePage(browser: Browser, address: string): Promise<PageLoad> {
  const runs: PageLoad[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await loadPage(browser, address));
  return middleLoad(runs);
}

/** The median of each figure of some loads. */
export function middleLoad(loads: readonly PageLoad[]): PageLoad {
  const middle = (pick: (load: PageLoad) => number) => median(loads.map(pick));
  const bytes = byteKinds.map((kind) => [kind, middle((load) => load.bytes[kind])]);
  return {
    bytes: Object.fromEntries(bytes) as PageLoad['bytes'],
    requests: middle(({ requests }) => requests),
    lastByte: middle(({ lastByte }) => lastByte),
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    blocking: middle(({ blocking }) => blocking),
  };
}

/**
 * Loads a page over slow 4G with an empty cache and watches it until five seconds after the load event and until nothing more is loading.
 * @param slowdown how many times slower than this machine the phone is
 */
export async function loadPage(browser: Browser, address: string, slowdown?: number): Promise<PageLoad> {
  const { context, page } = await openSlowPhone(browser, 'slow', slowdown);
  const traffic = watchTraffic(page);
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
  const { bytes, requests } = await traffic.soFar();
  await page.waitForTimeout(WATCHED_AFTER_LOAD);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const timings = await page.evaluate(() => (window as unknown as { timings: Timings }).timings);
  await traffic.quiet(CALM);
  const { lastByte } = await traffic.soFar();
  await context.close();
  return { bytes, requests, lastByte, firstPaint, ...timings };
}
