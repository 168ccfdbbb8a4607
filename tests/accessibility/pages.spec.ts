import { pageKinds } from '../browser/page-kinds.ts';
import { test } from '../browser/real-site.ts';
import { expectAccessible } from './expect-accessible.ts';

// Pages of the reference have thousands of elements to measure, in two themes.
test.describe.configure({ timeout: 90_000 });

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    // Colours on their way from one to another would be measured halfway.
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    for (const { name, path, prepare, width: only } of pageKinds) {
      if (only !== undefined && only !== width) continue;
      test(`${name} can be used by everybody, in light and dark`, async ({ page }) => {
        await page.goto(path);
        await prepare?.(page);
        await expectAccessible(page);
        await page.evaluate(() => {
          document.documentElement.dataset.theme = 'dark';
        });
        await expectAccessible(page);
      });
    }
  });
}
