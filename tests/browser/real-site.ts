import { join } from 'node:path';
import { test as base } from '@playwright/test';
import { FAST_LINE, tellConnection } from './connection.ts';
import { describePage, watchUnfinished } from './describe-page.ts';
import { type ServedSite, serveFolder } from './serve-folder.ts';
import { watchPage } from './watch-page.ts';
import { waitWhenOpening } from './when-interactive.ts';

interface Fixtures {
  /** What the page has complained about so far; see watchPage. */
  complaints: string[];
}

/** `test` on the real site in dist/. */
export const test = base.extend<Fixtures, { site: ServedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const site = await serveFolder(join(process.cwd(), 'dist'));
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.origin),
  page: async ({ page }, use, info) => {
    waitWhenOpening(page);
    // What is loaded ahead depends on the line, which the browser estimates.
    await tellConnection(page, FAST_LINE);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const unfinished = watchUnfinished(page);
    await use(page);
    if (info.status === info.expectedStatus || page.isClosed()) return;
    // An error, because the end of the log lists the errors of a test.
    throw new Error(await describePage(page, session, unfinished));
  },
  complaints: ({ page, site }, use) => use(watchPage(page, site.origin)),
});
export { expect } from '@playwright/test';
