import type { Page } from '@playwright/test';
import { expect as expectSoon, test } from '../real-site.ts';

// The first answer opens the index, which takes its time beside other browsers.
const expect = expectSoon.configure({ timeout: 15_000 });

const field = (page: Page) => page.locator('.search-results input');
const results = (page: Page) => page.locator('.result-list > li');
const counted = (page: Page) => page.getByText(/pages? found/);

test.describe('the contents of the address', () => {
  test('facets are read from it, written to it, and undone by Back', async ({ page }) => {
    await page.goto('/search?q=stateful%20ingestion&kind=connector');
    const connectors = page.getByRole('button', { name: /^Connectors \d+$/ });
    await expect(connectors).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /^Guides \d+$/ }).click();
    await expect(page).toHaveURL('/search?q=stateful%20ingestion&kind=guide');
    await page.goBack();
    await expect(page).toHaveURL('/search?q=stateful%20ingestion&kind=connector');
    await expect(connectors).toHaveAttribute('aria-pressed', 'true');
  });

  test('values that don’t exist are left out, and an empty list explains itself', async ({ page }) => {
    await page.goto('/search?q=townhalls&kind=nonsense&version=9&locale=xx');
    await expect(counted(page)).toBeVisible();
    await page.goto('/search?q=townhalls&kind=sdk');
    await expect(page.getByText('No pages found for “townhalls” under Python SDK')).toBeVisible();
    await page.getByRole('button', { name: /^Without Python SDK: \d+$/ }).click();
    await expect(page).toHaveURL('/search?q=townhalls');
    await expect(field(page)).toBeFocused();
    await expect(results(page).first()).toBeVisible();
  });

  test('a query with many thousands of characters works and keeps the address short', async ({ page, complaints }) => {
    await page.goto('/search');
    await field(page).fill(`personal access token ${'<very> long '.repeat(2000)}`);
    await expect(page).toHaveURL(/\?q=personal%20access/);
    expect(page.url().length).toBeLessThan(4000);
    await expect(page).toHaveTitle(/…” \| DataHub$/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(complaints).toEqual([]);
  });
});

test.describe('more results', () => {
  test('load on demand, and the focus moves to the first of them', async ({ page }) => {
    await page.goto('/search?q=ingestion');
    await expect(results(page)).toHaveCount(20);
    await page.getByRole('button', { name: 'Show 20 more' }).click();
    await expect(results(page)).toHaveCount(40);
    await expect(results(page).nth(20).getByRole('heading').getByRole('link')).toBeFocused();
    await expect(page.getByText(/^40 of \d+ pages shown$/)).toBeVisible();
  });

  test('Back restores the query, facet, number of results, and position', async ({ page }) => {
    await page.goto('/search?q=ingestion&kind=guide');
    await page.getByRole('button', { name: 'Show 20 more' }).click();
    await expect(results(page)).toHaveCount(40);
    const link = results(page).nth(30).getByRole('heading').getByRole('link');
    await page.evaluate(() => addEventListener('click', () => Object.assign(window, { clickedAt: scrollY }), true));
    const title = (await link.textContent()) ?? '';
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // The navigation was soft.
    const position = Number(await page.evaluate(() => Reflect.get(window, 'clickedAt')));
    expect(position).toBeGreaterThan(800);
    await page.goBack();
    await expect(results(page)).toHaveCount(40);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(position, -2);
    await expect(page).toHaveURL('/search?q=ingestion&kind=guide');
    await expect(field(page)).toHaveValue('ingestion');
  });
});

test('without results, the page offers other queries, which Back undoes', async ({ page }) => {
  await page.goto('/search?q=zzqqxx');
  await expect(page.getByRole('link', { name: 'Let us know.' })).toHaveAttribute('href', /\/issues\/new\?title=/);
  await page.locator('.search-alternative').first().click();
  await expect(results(page).first()).toBeVisible();
  await page.goBack();
  await expect(field(page)).toHaveValue('zzqqxx');
  await expect(page.getByText('Try searching for')).toBeVisible();
});

test('searches that were made here are offered while the field is empty', async ({ page }) => {
  await page.goto('/search?q=personal%20access%20token');
  await results(page).first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Search results');
  await page.goto('/search');
  await expect(page.getByRole('region', { name: 'Recent searches' }).getByRole('link')).toHaveCount(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is a form and an explanation', async ({ page }) => {
    await page.goto('/search?q=tag');
    await expect(page.locator('form[action$="/search"] input[name=q]')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('needs JavaScript');
    await expect(page.locator('noscript a')).toBeVisible();
  });
});

test('the narrowest screen never scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const query of ['stateful_ingestion.state_provider.config', 'zzqqxx', '']) {
    await page.goto(`/search?q=${query}`);
    await expect(
      page.locator('main').locator('.search-hint, .result-list > li, .search-nothing').first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
});
