import { expect, test } from './tiny-site.ts';

test.use({ siteName: 'hide-on-scroll' });
// Two workers would build the site twice.
test.describe.configure({ mode: 'default' });

test('the bar leaves while one reads down and comes back on the way up', async ({ page }) => {
  await page.goto('/docs/introduction');
  const bar = page.locator('[data-navbar]');
  await expect(bar).toBeInViewport();
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1200);
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, -200);
  await expect(bar).toBeInViewport();
});

test('the bar that is hidden comes back when the keyboard gets into it', async ({ page }) => {
  await page.goto('/docs/introduction');
  await page.mouse.move(600, 400);
  await page.mouse.wheel(0, 1200);
  const bar = page.locator('[data-navbar]');
  await expect(bar).not.toBeInViewport();
  await bar.getByRole('button', { name: 'Search docs' }).focus();
  await expect(bar).toBeInViewport();
});
