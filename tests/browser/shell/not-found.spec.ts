import { expect, test } from '../real-site.ts';

test('a misspelled address returns 404 with a suggestion of the intended page', async ({ page }) => {
  const response = await page.goto('/docs/quickstrat');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const proposals = page.getByRole('region', { name: 'Pages with a similar address' });
  await proposals.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/quickstart$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('an address that resembles no other gets other links, but no suggestions', async ({ page, complaints }) => {
  await page.goto('/zzz/qqq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.locator('main').getByRole('link', { name: 'Documentation' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Pages with a similar address' })).toHaveCount(0);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test('a page that doesn’t exist is kept out of search engines', async ({ page }) => {
  await page.goto('/docs/nowhere');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});
