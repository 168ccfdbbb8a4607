import { expectAccessible } from '../../accessibility/expect-accessible.ts';
import { idle } from '../idle.ts';
import { expect, test } from './tiny-site.ts';

test.use({ siteName: 'images', reducedMotion: 'reduce' });
// Two workers would build the site twice.
test.describe.configure({ mode: 'default' });

test('a picture is enlarged with a click and closes with Escape, a click, or its button', async ({ page }) => {
  await page.goto('/docs/introduction');
  const small = page.getByRole('button', { name: /Two streams that join/ });
  const large = page.getByRole('dialog', { name: 'Two streams that join' });
  const before = (await small.locator('img').boundingBox())?.width ?? 0;
  await small.click();
  await expect(large).toBeVisible();
  expect((await large.locator('img').boundingBox())?.width).toBeGreaterThan(before);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(large).toHaveCount(0);
  await expect(small).toBeFocused();
  await small.click();
  await large.getByRole('button').click();
  await expect(large).toHaveCount(0);
});

test('the browser takes a modern format in the size it needs, and nothing moves while it loads', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.addInitScript(() => {
    const told = window as { moved?: number };
    told.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        told.moved = (told.moved ?? 0) + (entry as unknown as { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/docs/introduction');
  const picture = page.getByRole('img', { name: 'Two streams that join' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/wide-(320|640)\.\w+\.avif$/);
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await idle(page);
  expect(await page.evaluate('window.moved')).toBe(0);
});
