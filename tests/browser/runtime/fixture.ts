import { test as base, expect, type Page } from '@playwright/test';
import { FAST_LINE, tellConnection } from '../connection.ts';
import { startServer } from '../server.ts';
import { waitWhenOpening } from '../when-interactive.ts';
import { type CompiledScripts, compileScripts } from './compiled-scripts.ts';
import { type SmallSiteOptions, smallSite } from './small-site.ts';

interface Fixtures {
  /** The content that is specific to this file's small site. */
  siteOptions: Partial<SmallSiteOptions>;
  /** Origin of the running site. */
  origin: string;
  /** Everything the page has written to the console as a warning or error, and uncaught errors. */
  messages: string[];
}

/** `test` with a small site that follows the contract of docs/architecture.md, run by the compiled runtime. */
export const test = base.extend<Fixtures, { scripts: CompiledScripts }>({
  scripts: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => use(await compileScripts()),
    { scope: 'worker' },
  ],
  siteOptions: [{}, { option: true }],
  origin: async ({ scripts, siteOptions }, use) => {
    const server = await startServer(smallSite(scripts, siteOptions));
    await use(server.origin);
    await server.close();
  },
  baseURL: ({ origin }, use) => use(origin),
  page: async ({ page }, use) => {
    waitWhenOpening(page);
    // What is loaded ahead depends on the line, which the browser estimates.
    await tellConnection(page, FAST_LINE);
    await use(page);
  },
  messages: async ({ page }, use) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(error.message));
    await use(messages);
  },
});
export { expect } from '@playwright/test';

/**
 * Waits until the part of the runtime is there that readers operate; it comes with the first sign of one, or when idle. A pointer that entered
 * an element before the runtime listened gives no sign by moving on in it, but every key does.
 */
export async function untilInteractive(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect(async () => {
    await page.keyboard.press('Shift');
    await expect(page.locator('html[data-interactive]')).toHaveCount(1, { timeout: 1000 });
  }).toPass();
}

/**
 * Keeps the module of the island on /docs/islands from loading.
 * @returns lets it load from then on; it writes "works" into its element
 */
export async function breakIsland(page: Page): Promise<() => void> {
  let isDown = true;
  await page.route('**/broken-island.js', (route) =>
    isDown
      ? route.abort()
      : route.fulfill({
          contentType: 'text/javascript',
          body: 'export const mount = (e) => { e.textContent = "works" }',
        }),
  );
  return () => {
    isDown = false;
  };
}
