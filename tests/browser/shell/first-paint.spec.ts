import type { Page } from '@playwright/test';
import { expect, test } from '../real-site.ts';

/** What the browser thinks of the line; tells of every request for a font. */
async function openLine(page: Page, { latency, megabits }: { latency: number; megabits: number }): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const bytes = (megabits * 1e6) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (/\.woff2$/.test(request.url())) fonts.push(request.url());
  });
  return fonts;
}

const fontOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).fontFamily);

test('on a quick line the first page has the font of the site', async ({ page }) => {
  const fonts = await openLine(page, { latency: 10, megabits: 50 });
  await page.goto('/docs/quickstart');
  expect(await fontOf(page)).toMatch(/^Manrope/);
  await expect(page.locator('link[rel=preload][as=font]')).toHaveCount(1);
  expect(new Set(fonts).size).toBe(1);
});

test('on a slow line the first page does not wait for the font, and the next one has it', async ({ page }) => {
  const fonts = await openLine(page, { latency: 150, megabits: 1.6 });
  await page.goto('/docs/quickstart', { waitUntil: 'networkidle' });
  expect(await fontOf(page)).toMatch(/^system-ui/);
  expect(fonts).toHaveLength(1);
  const [loaded, asked] = await page.evaluate(() => {
    const entries = performance.getEntriesByType('resource');
    const [document] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return [document?.loadEventStart ?? 0, entries.find(({ name }) => name.endsWith('.woff2'))?.startTime ?? 0];
  });
  expect(asked).toBeGreaterThanOrEqual(loaded);
  await page.goto('/docs/features');
  expect(await fontOf(page)).toMatch(/^Manrope/);
});

test('whoever saves data is not sent the font', async ({ page }) => {
  const fonts = await openLine(page, { latency: 10, megabits: 50 });
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/docs/quickstart', { waitUntil: 'networkidle' });
  expect(await fontOf(page)).toMatch(/^system-ui/);
  expect(fonts).toEqual([]);
});

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
