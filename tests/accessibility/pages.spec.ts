import { test } from '../browser/real-site.ts';
import { pageKinds } from '../browser/page-kinds.ts';
import { expectAccessible } from './expect-accessible.ts';

for (const colorMode of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorMode}, ${width} px wide`, () => {
      test.use({ viewport: { width, height: 900 } });
      for (const { name, path, prepare, width: only } of pageKinds) {
        if (only !== undefined && only !== width) continue;
        test(`${name} can be used by everybody`, async ({ page }) => {
          await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorMode);
          await page.goto(path);
          await prepare?.(page);
          await expectAccessible(page);
        });
      }
    });
  }
}
