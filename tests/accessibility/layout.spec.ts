import { pageKinds } from '../browser/page-kinds.ts';
import { expect, test } from '../browser/real-site.ts';

const widths = [320, 390, 576, 768, 997, 1240, 1440];

for (const { name, path, prepare, width: only } of pageKinds) {
  test(`${name} never scrolls sideways`, async ({ page }) => {
    if (only !== undefined) await page.setViewportSize({ width: only, height: 900 });
    await page.goto(path);
    await prepare?.(page);
    for (const width of only === undefined ? widths : widths.filter((each) => each <= 996)) {
      await page.setViewportSize({ width, height: 900 });
      const tooWide = await page.evaluate(() => {
        const root = document.documentElement;
        if (root.scrollWidth <= root.clientWidth) return [];
        const outside = [...document.querySelectorAll('body *')].filter(
          (element) => element.getBoundingClientRect().right > root.clientWidth + 1 && element.checkVisibility(),
        );
        return [`${root.scrollWidth} px`, ...outside.slice(0, 5).map((element) => element.outerHTML.slice(0, 120))];
      });
      expect(tooWide, `at ${width} px`).toEqual([]);
    }
  });
}
