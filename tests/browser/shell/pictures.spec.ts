import { watchLayoutShift } from '../layout-shift.ts';
import { expect, test } from '../real-site.ts';
import { watchTraffic } from '../traffic.ts';

test.describe('pictures of the web application', () => {
  test('the home page shows screens that respond to clicks, without JavaScript', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${site.origin}/`);
    const demo = page.locator('.demo');
    await demo.locator('label:visible', { hasText: 'Kafka' }).click();
    await expect(demo.getByText('order-events').filter({ visible: true })).toHaveCount(1);
    await demo.locator('label:visible', { hasText: 'Table' }).click();
    await demo.locator('label:visible', { hasText: 'Queries' }).click();
    await expect(demo.getByText('Highlighted Queries').filter({ visible: true })).toHaveCount(1);
    await demo.locator('label:visible', { hasText: 'Lineage' }).first().click();
    await demo.locator('label:visible', { hasText: 'Where does Weekly revenue come from?' }).click();
    const feature = demo.locator('.k-node.k-mlFeature').filter({ visible: true });
    await expect(feature).toHaveCSS('opacity', '0.25');
    await context.close();
  });

  for (const width of [320, 390, 768, 1440]) {
    test(`pictures fit and have readable text at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of [
        '/docs/lineage/lineage-feature-guide',
        '/docs/ui-ingestion',
        '/docs/tags',
        '/docs/how/search',
      ]) {
        await page.goto(path);
        const pictures = page.locator('.k-picture');
        expect(await pictures.count()).toBeGreaterThan(1);
        const found = await pictures.evaluateAll((elements) =>
          elements.map((element) => {
            const sizes = [...element.querySelectorAll('*')].flatMap((part) => {
              const hasText = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
              const box = part.getBoundingClientRect();
              if (!hasText || box.width === 0 || getComputedStyle(part).fontSize === '0px') return [];
              const svg = part.closest<SVGSVGElement>('svg.k-graph');
              const scale = svg ? svg.getBoundingClientRect().width / svg.viewBox.baseVal.width : 1;
              return Number.parseFloat(getComputedStyle(part).fontSize) * scale;
            });
            return { tooWide: element.scrollWidth - element.clientWidth, smallest: Math.min(...sizes) };
          }),
        );
        for (const { tooWide, smallest } of found) {
          expect(tooWide, path).toBeLessThanOrEqual(1);
          // A graph shrinks with the narrowest phones.
          expect(smallest, path).toBeGreaterThanOrEqual(width < 390 ? 7.5 : 9);
        }
      }
    });
  }

  test('a page with pictures does not move while it loads', async ({ page }) => {
    const shift = await watchLayoutShift(page);
    const quiet = watchTraffic(page);
    await page.goto('/docs/ui-ingestion');
    await quiet();
    expect(await shift()).toEqual({ sum: 0, moved: [] });
  });
});
