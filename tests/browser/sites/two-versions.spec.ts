import { expect, test } from './tiny-site.ts';

test.use({ siteName: 'two-versions' });

test('choosing a version leads to it and is remembered', async ({ page }) => {
  await page.goto('/docs/introduction');
  const stored = () => page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));
  expect(await stored()).toBeNull();
  await page.getByLabel('Version: 0.10.0').first().click();
  await page.getByRole('link', { name: 'Next', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction to what comes next');
  await expect(page.getByText('Version: Next', { exact: true })).toBeVisible();
  expect(await stored()).toBe('current');
});

test('the sidebar changes with the version', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.locator('main').getByRole('link', { name: 'next version' }).click();
  await expect(page.locator('aside').getByRole('link', { name: 'Tags' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('aside').getByRole('link', { name: 'Tags' })).toHaveCount(0);
});
