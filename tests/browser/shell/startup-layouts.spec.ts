import type { Browser, Page } from '@playwright/test';
import { forcedLayouts, LAYOUT_CATEGORIES, layoutWork } from '#scripts/bench/forced-layouts.ts';
import { isExhaustive } from '../../extent.ts';
import { FAST_LINE, tellConnection } from '../connection.ts';
import { expect, test } from '../real-site.ts';
import { serveInTwo } from '../serve-in-two.ts';
import { watchTraffic } from '../traffic.ts';

/** What the browser did to lay out a page until nothing more was loading. */
interface Startup {
  /** Functions that forced a layout or a style recalculation, innermost first. */
  forced: string[];
  /** Layouts after the first frame of the loaded page that placed more than half of it again; before, it is laid out as it arrives. */
  again: number;
}

const LAID_OUT = 'the whole page is laid out';

async function trace(browser: Browser, page: Page, path: string): Promise<Startup> {
  const quiet = watchTraffic(page);
  // What arrived last gets its first layout in the frame after the load event, and so do sections that are skipped until they are seen.
  await page.addInitScript((mark) => {
    if (window !== top) return;
    addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(mark))));
  }, LAID_OUT);
  await browser.startTracing(page, {
    categories: [...LAYOUT_CATEGORIES, 'blink.user_timing'],
  });
  await page.goto(path);
  await quiet();
  // The network may be idle before anything is painted.
  await page.evaluate(async () => {
    await new Promise((marked) => new PerformanceObserver(marked).observe({ type: 'mark', buffered: true }));
    await new Promise((idle) => requestIdleCallback(idle));
  });
  const { events, work } = layoutWork(await browser.stopTracing());
  const laidOut = events.find(({ name }) => name === LAID_OUT);
  if (!laidOut) throw new Error(`The trace of ${path} ends before the loaded page is laid out.`);
  return {
    forced: forcedLayouts(work),
    again: work.filter(({ ts, args: { beginData: { dirtyObjects = 0, totalObjects = 0 } = {} } }) => {
      return ts > laidOut.ts && totalObjects > 200 && dirtyObjects > totalObjects / 2;
    }).length,
  };
}

const pages = [
  '/',
  '/docs',
  '/docs/quickstart',
  '/docs/api/tutorials/adding-tags',
  '/docs/generated/ingestion/sources/snowflake',
  '/docs/generated/metamodel/entities/dataset',
  '/docs/graphql/enums',
  '/docs/python-sdk/clients',
  '/guild',
  '/samples',
];

/** With `--all` every page at both widths; otherwise each page at one of them, in turn. */
const pagesAt = (width: number) => pages.filter((_, index) => isExhaustive || (index % 2 === 0) === (width === 390));

for (const width of [390, 1280]) {
  test(`a page that is only read forces no layout, and is not laid out again once it is loaded, ${width} px`, async ({
    browser,
    site,
  }) => {
    test.slow();
    const found: Record<string, Startup> = {};
    // A font that arrives after the text lays it out again, which is up to the speed of the machine: here, the text is later.
    let font: Promise<unknown> = Promise.resolve();
    const { origin, close } = await serveInTwo(site.origin, '<main', () => font);
    try {
      for (const path of pagesAt(width)) {
        const context = await browser.newContext({ baseURL: origin, viewport: { width, height: 800 } });
        const page = await context.newPage();
        await tellConnection(page, FAST_LINE);
        font = page.waitForEvent('requestfinished', (request) => request.url().endsWith('.woff2'));
        const startup = await trace(browser, page, path);
        if (startup.forced.length > 0 || startup.again > 0) found[path] = startup;
        await context.close();
      }
    } finally {
      await close();
    }
    expect(found).toEqual({});
  });
}
