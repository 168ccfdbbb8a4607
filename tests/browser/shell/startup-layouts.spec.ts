import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../real-site.ts';

/** A layout or a style recalculation in Chromium's trace; a stack says that a script forced it. */
interface TraceEvent {
  name: string;
  /** Microseconds. */
  ts: number;
  args: {
    beginData?: {
      dirtyObjects?: number;
      totalObjects?: number;
      stackTrace?: { functionName: string; url: string; columnNumber: number }[];
    };
  };
}

/** What the browser did to lay out a page until nothing more was loading. */
interface Startup {
  /** Functions that forced a layout or a style recalculation, innermost first. */
  forced: string[];
  /** Layouts after the first frame of the loaded page that placed more than half of it again; before, it is laid out as it arrives. */
  again: number;
}

const LAID_OUT = 'the whole page is laid out';

async function trace(browser: Browser, page: Page, path: string): Promise<Startup> {
  // What arrived last gets its first layout in the frame after the load event, and so do sections that are skipped until they are seen.
  await page.addInitScript((mark) => {
    if (window !== top) return;
    addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(mark))));
  }, LAID_OUT);
  await browser.startTracing(page, {
    categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline.stack', 'blink.user_timing'],
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  // The network may be idle before anything is painted.
  await page.evaluate(async () => {
    await new Promise((marked) => new PerformanceObserver(marked).observe({ type: 'mark', buffered: true }));
    await new Promise((idle) => requestIdleCallback(idle));
  });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const work = traceEvents.filter(({ name }) => name === 'Layout' || name === 'UpdateLayoutTree');
  const laidOut = traceEvents.find(({ name }) => name === LAID_OUT);
  if (!laidOut) throw new Error(`The trace of ${path} ends before the loaded page is laid out.`);
  const stacks = work.flatMap(({ args }) => (args.beginData?.stackTrace ? [args.beginData.stackTrace] : []));
  return {
    // What the test itself asks the page, such as Playwright's own scripts, has no address.
    forced: stacks
      .filter((stack) => stack.some(({ url }) => url.startsWith('http')))
      .map((stack) =>
        stack
          .map(({ functionName, url, columnNumber }) => `${functionName}@${url.split('/').at(-1)}:${columnNumber}`)
          .join(' < '),
      ),
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

for (const width of [390, 1280]) {
  test(`a page that is only read forces no layout, and is not laid out again once it is loaded, ${width} px`, async ({
    browser,
    site,
  }) => {
    test.slow();
    const found: Record<string, Startup> = {};
    for (const path of pages) {
      const context = await browser.newContext({ baseURL: site.origin, viewport: { width, height: 800 } });
      const page = await context.newPage();
      const startup = await trace(browser, page, path);
      if (startup.forced.length > 0 || startup.again > 0) found[path] = startup;
      await context.close();
    }
    expect(found).toEqual({});
  });
}
