import { expect, test } from '../real-site.ts';

test('a page that has only begun to arrive stands where it will stand, also on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/quickstart');
  const main = page.locator('main');
  const whole = await main.boundingBox();
  await main.evaluate((element) => {
    element.replaceChildren(...element.querySelectorAll('h1'));
    document.querySelector('.footer')?.remove();
  });
  expect((await main.boundingBox())?.height).toBeLessThan(300);
  expect((await main.boundingBox())?.y).toBe(whole?.y);
});
