import type { Browser, CDPSession } from '@playwright/test';
import { median } from './row.ts';
import { openSlowPhone } from './slow-phone.ts';

/** What a load is made of. */
export const byteKinds = ['document', 'script', 'style', 'font', 'image', 'other'] as const;
export type ByteKind = (typeof byteKinds)[number];

/** What a reader on a slow phone lives through while a page loads. Times in milliseconds. */
export interface PageLoad {
  /** Bytes until the page is loaded, as they were sent, headers included. */
  bytes: Record<ByteKind, number>;
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

const RUNS = 3;

/** Loads a page some times with an empty cache; the middle of each figure. */
export async function measurePage(browser: Browser, address: string): Promise<PageLoad> {
  const runs: PageLoad[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await loadPage(browser, address));
  return middleLoad(runs);
}

/** The middle of each figure of some loads. */
export function middleLoad(loads: readonly PageLoad[]): PageLoad {
  const middle = (pick: (load: PageLoad) => number) => median(loads.map(pick));
  const bytes = byteKinds.map((kind) => [kind, middle((load) => load.bytes[kind])]);
  return {
    bytes: Object.fromEntries(bytes) as PageLoad['bytes'],
    requests: middle(({ requests }) => requests),
    firstPaint: middle(({ firstPaint }) => firstPaint),
    largestPaint: middle(({ largestPaint }) => largestPaint),
    layoutShift: middle(({ layoutShift }) => layoutShift),
    blocking: middle(({ blocking }) => blocking),
  };
}

/** All bytes of a load. */
export function totalBytes({ bytes }: PageLoad): number {
  return byteKinds.reduce((sum, kind) => sum + bytes[kind], 0);
}

/**
 * Loads a page with an empty cache and waits until it has calmed down.
 * @param slowdown how many times slower than this machine the phone is
 */
export async function loadPage(browser: Browser, address: string, slowdown?: number): Promise<PageLoad> {
  const { context, page, session } = await openSlowPhone(browser, 'slow', slowdown);
  const traffic = watchTraffic(session);
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
  const loaded = traffic();
  await page.waitForTimeout(1500);
  const firstPaint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  const timings = await page.evaluate(() => (window as unknown as { timings: Timings }).timings);
  await context.close();
  return { ...loaded, firstPaint, ...timings };
}

const kinds: Readonly<Record<string, ByteKind>> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
};

/** Counts what comes over the network; the result says what came so far. */
function watchTraffic(session: CDPSession): () => Pick<PageLoad, 'bytes' | 'requests'> {
  const kindOf = new Map<string, ByteKind>();
  const bytes = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0 };
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) kindOf.set(requestId, kinds[type] ?? 'other');
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind === undefined) return;
    requests += 1;
    bytes[kind] += encodedDataLength;
  });
  return () => ({ bytes: { ...bytes }, requests });
}
