import { expect, test } from '../real-site.ts';

test('an address with a slip is answered with 404 and the page that was meant', async ({ page }) => {
  const response = await page.goto('/docs/quickstrat');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  const proposals = page.getByRole('region', { name: 'Pages with a similar address' });
  await proposals.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/docs\/quickstart$/);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('an address like no other gets ways on, and no proposals', async ({ page, complaints }) => {
  await page.goto('/zzz/qqq');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.locator('main').getByRole('link', { name: 'Documentation' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Pages with a similar address' })).toHaveCount(0);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
});

test('a page that is not there is left out of search engines', async ({ page }) => {
  await page.goto('/docs/nowhere');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
});
