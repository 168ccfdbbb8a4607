import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { filesBelow } from '#scripts/files-below.ts';
import { startServer } from '../server.ts';

const dist = join(process.cwd(), 'dist');

function builtFiles(): Map<string, Uint8Array> {
  if (!existsSync(join(dist, 'index.html')))
    throw new Error('There is no built site in dist/: run npm run build first.');
  return new Map(filesBelow(dist).map((file) => [file, readFileSync(join(dist, file))]));
}

/** The behavior that the small site proves, on the real one: here only what depends on its own markup and styles. */
const test = base.extend<{ messages: string[] }, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const server = await startServer(builtFiles());
      await use(server.origin);
      await server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  messages: [
    async ({ page, origin }, use) => {
      const messages: string[] = [];
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) messages.push(message.text());
      });
      page.on('pageerror', (error) => messages.push(error.message));
      page.on('request', (request) => {
        if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) messages.push(request.url());
      });
      await use(messages);
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

const sidebar = (page: import('@playwright/test').Page) => page.locator('aside').first();

test('from home to the docs and on through the sidebar without loading a document', async ({ page }) => {
  await page.goto('/');
  await page.evaluate('window.marked = true');
  await page.locator('main a[href^="/docs/"]').first().click();
  await expect(page).toHaveURL(/\/docs\//);
  await expect(sidebar(page).locator('[aria-current=page]').first()).toBeVisible();
  await expect(page.locator('[data-navbar] a[aria-current]').first()).toHaveText('Docs');
  await sidebar(page).locator('a[href="/docs/quickstart"]').click();
  await expect(page).toHaveTitle(/Quickstart/);
  await expect(page.locator('main')).toBeFocused();
  await expect(page.getByRole('status').last()).toContainText('Navigated to');
  expect(await page.evaluate('window.marked')).toBe(true);
});

test('a closed category opens in place', async ({ page }) => {
  await page.goto('/docs/features');
  const closed = sidebar(page).locator('a[data-nav-category]').first();
  const key = await closed.getAttribute('data-nav-category');
  await closed.click();
  await expect(sidebar(page).locator(`details[data-nav-category="${key}"]`)).toHaveAttribute('open', '');
});

test('search opens immediately, keeps text typed while its island loads, and closes', async ({ page }) => {
  await page.goto('/docs/tags');
  await page.getByRole('button', { name: 'Search docs' }).focus();
  await page.keyboard.type('snowflake');
  const dialog = page.getByRole('dialog', { name: 'Search docs' });
  await expect(dialog.locator('input')).toBeFocused();
  await expect(dialog.locator('dh-island')).toHaveAttribute('data-state', 'mounted');
  await expect(dialog.locator('input')).toHaveValue('snowflake');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search docs' })).toBeFocused();
});

test('code is copied, and "On this page" follows', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/quickstart');
  const block = page.locator('figure[data-code]').first();
  await block.locator('[data-copy]').click();
  await expect(page.getByRole('status').last()).toHaveText('Copied');
  expect(await page.evaluate('navigator.clipboard.readText()')).not.toBe('');
  const entry = page.locator('[data-toc] a').nth(1);
  await entry.click();
  await expect(entry).toHaveAttribute('aria-current', 'location');
});

test('the sample language is one choice for all pages', async ({ page }) => {
  await page.goto('/docs/api/tutorials/adding-tags');
  const sets = page.locator('[data-tabs=language]');
  const tab = sets.first().getByRole('tab').last();
  const value = await tab.getAttribute('data-value');
  await tab.click();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(sets.first().getByRole('tabpanel')).toHaveCount(1);
  await page.reload();
  await expect(sets.first().locator(`[data-value="${value}"]`)).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } });
  test('the menu shows the docs pages and leads on', async ({ page }) => {
    await page.goto('/docs/tags');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog');
    await expect(menu.locator('[aria-current=page]').first()).toBeVisible();
    await menu.getByRole('button', { name: 'Back to main menu' }).click();
    await menu.getByRole('link', { name: 'Integrations' }).click();
    await expect(page).toHaveURL(/\/integrations$/);
    await expect(menu).toBeHidden();
  });
});
