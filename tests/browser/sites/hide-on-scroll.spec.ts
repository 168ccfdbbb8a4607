import { expect, test } from './tiny-site.ts';

test.use({ siteName: 'hide-on-scroll' });
// Two workers would build the site twice.
test.describe.configure({ mode: 'default' });

test('the bar disappears when the reader scrolls down and returns when the reader scrolls up', async ({ page }) => {
  await page.goto('/docs/introduction');
  const bar = page.locator('[data-navbar]');
  await expect(bar).toBeInViewport();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1200);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
});

test('the hidden bar returns when it gets keyboard focus', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1200);
  const bar = page.locator('[data-navbar]');
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('button', { name: 'Search docs' }).focus();
  await expect(bar).toBeInViewport();
});
