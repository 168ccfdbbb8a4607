import type { Browser } from '@playwright/test';
import { forcedLayouts, LAYOUT_CATEGORIES, layoutWork } from './forced-layouts.ts';
import { FULL_SPEED, openSlowPhone } from './slow-phone.ts';
import { type LoadedFiles, watchTraffic } from './watch-traffic.ts';

/** What a page view has cost once it has settled. */
export interface SettledPage {
  loaded: LoadedFiles;
  /** Number of layouts and style recalculations that scripts forced. */
  forcedLayouts: number;
}

/** Milliseconds without a request after which a page has settled. */
const CALM = 2000;

/** Loads a page with an empty cache at full speed over a fast line, and waits until nothing more is loading. */
export async function settlePage(browser: Browser, address: string): Promise<SettledPage> {
  const { context, page } = await openSlowPhone(browser, 'fast', FULL_SPEED);
  const traffic = watchTraffic(page);
  await browser.startTracing(page, { categories: [...LAYOUT_CATEGORIES] });
  await page.goto(address, { waitUntil: 'load' });
  await traffic.quiet(CALM);
  const { work } = layoutWork(await browser.stopTracing());
  const loaded = await traffic.soFar();
  await context.close();
  return { loaded, forcedLayouts: forcedLayouts(work).length };
}
