import { expect, test } from './tiny-site.ts';

test.use({ siteName: 'two-versions' });
// Two workers would build the site twice.
test.describe.configure({ mode: 'default' });

test('choosing a version opens it, and the choice is remembered', async ({ page }) => {
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

test('search returns results for the page’s version and can be narrowed to another', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search docs' });
  await page.getByRole('combobox').fill('introduction');
  await expect(dialog.getByRole('option').first()).toHaveAttribute('href', '/docs/introduction');
  const versions = dialog.getByRole('group', { name: 'Version' });
  await expect(versions.getByRole('button', { pressed: true })).toHaveText(/^0\.10\.0 \d+$/);
  await versions.getByRole('button', { name: 'Next' }).click();
  await expect(dialog.getByRole('option').first()).toHaveAttribute('href', '/docs/next/introduction');
  await dialog.getByRole('link', { name: /^See/ }).click();
  await expect(page).toHaveURL('/search?q=introduction&version=current');
  await expect(page.locator('.result-list h2 a').first()).toHaveAttribute('href', '/docs/next/introduction');
});
