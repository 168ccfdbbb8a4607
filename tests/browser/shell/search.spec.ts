import type { Page } from '@playwright/test';
import { expect, test } from '../real-site.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search docs' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');

test.describe('the search dialog', () => {
  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`opens with ${key}, and Escape closes it and gives the focus back`, async ({ page }) => {
      await page.goto('/docs/quickstart');
      const before = page.locator('.prose a').first();
      await before.focus();
      await page.keyboard.press(key);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(before).toBeFocused();
    });
  }

  test('opens on a letter typed on its button, with that letter', async ({ page }) => {
    await page.goto('/docs/quickstart');
    await page.getByRole('button', { name: 'Search docs' }).focus();
    await page.keyboard.type('tags');
    await expect(field(page)).toHaveValue('tags');
  });

  test('stays closed when a slash is typed into a field', async ({ page }) => {
    await page.goto('/search');
    await page.getByRole('searchbox', { name: 'Search docs' }).first().fill('');
    await page.keyboard.type('a/b');
    await expect(dialog(page)).toBeHidden();
  });

  test('finds results while the reader types, and Enter opens the chosen section', async ({ page }) => {
    await page.goto('/docs/quickstart');
    await page.keyboard.press('Control+k');
    await field(page).pressSequentially('personal access token');
    await expect(page.getByRole('listbox', { name: 'Search docs' })).toHaveAttribute('aria-busy', 'false');
    await expect(active(page)).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    const target = (await active(page).getAttribute('href')) ?? '';
    await expect(field(page)).toHaveAttribute('aria-activedescendant', (await active(page).getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${target.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
    await expect(dialog(page)).toBeHidden();
  });

  test('wraps around at both ends of its list', async ({ page }) => {
    await page.goto('/docs/quickstart');
    await page.keyboard.press('Control+k');
    await field(page).fill('ingestion');
    await expect(page.getByRole('listbox', { name: 'Search docs' })).toHaveAttribute('aria-busy', 'false');
    await expect(active(page)).toHaveCount(1);
    const first = await active(page).getAttribute('id');
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).not.toHaveAttribute('id', first ?? '');
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveAttribute('id', first ?? '');
  });

  test('leads to all results with the query', async ({ page }) => {
    await page.goto('/docs/quickstart');
    await page.keyboard.press('Control+k');
    await field(page).fill('tag & more');
    await dialog(page)
      .getByRole('link', { name: /See all/ })
      .click();
    await expect(page).toHaveURL(/\/search\?q=tag%20%26%20more$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “tag & more”');
  });

  test('closes with its button', async ({ page }) => {
    await page.goto('/docs/quickstart');
    await page.keyboard.press('Control+k');
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('the search page', () => {
  test('answers the query in its address, which can be shared and changes with typing', async ({ page }) => {
    await page.goto('/search?q=delete%20metadata');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search results for “delete metadata”');
    await expect(page).toHaveTitle(/^Search results for “delete metadata” \| /);
    await expect(page.getByText(/pages? found/)).toBeVisible();
    await expect(page.locator('.search-results a').first()).toHaveAttribute('href', /^\/docs\//);
    await page.locator('.search-results input').fill('café & tags');
    await expect(page).toHaveURL(/\?q=caf%C3%A9(\+|%20)%26(\+|%20)tags$/);
    await page.reload();
    await expect(page.locator('.search-results input')).toHaveValue('café & tags');
  });

  test('shows a hostile query as the text it is', async ({ page, complaints }) => {
    const hostile = '<img src=x onerror=window.hacked=1>"\'`{{7*7}}';
    await page.goto(`/search?q=${encodeURIComponent(hostile)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Search results for “${hostile}”`);
    await expect(page.locator('main img')).toHaveCount(0);
    expect(await page.evaluate('window.hacked')).toBeUndefined();
    await page.goto('/search?q=%E0%A4%A');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('says when nothing is found', async ({ page }) => {
    await page.goto('/search?q=zzqqxx');
    await expect(page.getByRole('status').filter({ hasText: 'No results for “zzqqxx”' })).toBeVisible();
  });

  test('says when the index cannot be fetched, and tries again', async ({ page }) => {
    await page.route(/\/(assets|latest)\/search\//, (route) => route.abort());
    await page.goto('/search?q=tag');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('Unable to fetch results');
    await expect(failure).toContainText('You might want to check your network connection.');
    await page.unroute(/\/(assets|latest)\/search\//);
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText(/pages? found/)).toBeVisible();
  });

  test('answers in a worker, which the policy of the site allows', async ({ page, complaints }) => {
    await page.goto('/search?q=personal%20access%20token');
    await expect(page.locator('.search-results mark').first()).toBeVisible();
    expect(page.workers().map((worker) => worker.url())).toEqual([expect.stringMatching(/\/assets\/search-worker-/)]);
    expect(complaints).toEqual([]);
  });

  test('answers on the page where there are no workers', async ({ page }) => {
    await page.addInitScript('delete globalThis.Worker');
    await page.goto('/search?q=remove_stale_metadata');
    await expect(page.getByText(/pages? found/)).toBeVisible();
    expect(page.workers()).toEqual([]);
  });

  test('says when part of the index is missing, and answers queries that need only the available parts', async ({
    page,
  }) => {
    await page.route('**/assets/search/terms-*', (route) => route.fulfill({ status: 404 }));
    await page.goto('/search?q=snowflake');
    await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
    await page.locator('.search-results input').fill('ta');
    await expect(page.getByText(/pages? found/)).toBeVisible();
    await page.unroute('**/assets/search/terms-*');
    await page.locator('.search-results input').fill('snowflake');
    await expect(page.locator('.search-results a').first()).toContainText('Snowflake');
  });

  test('shows results without excerpts when only those are missing', async ({ page }) => {
    await page.route('**/assets/search/text-*', (route) => route.abort());
    await page.goto('/search?q=personal%20access%20token');
    await expect(page.locator('.search-results a').first()).toContainText('Personal Access Tokens');
  });
});
