import { checkedKinds } from '../browser/checked-kinds.ts';
import { expect, test } from '../browser/real-site.ts';
import { isExhaustive } from '../extent.ts';
import { clippedTexts, spaceText } from './text-spacing.ts';
import { tooWide } from './too-wide.ts';

/** Just above each breakpoint, where a layout has the least room, and the narrowest window. */
const narrowest = [320, 577, 997, 1121, 1241];
/** With `--all` every 80 px too. */
const widths = [...(isExhaustive ? Array.from({ length: 15 }, (_, index) => 320 + index * 80) : []), ...narrowest].sort(
  (a, b) => a - b,
);

// The system's font, which pages use when the site's font arrives too late, is wider here than the site's. Whatever fits with the
// system's font also fits with the site's.
test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()));

for (const {
  kind: { name, path, prepare, width: only },
} of checkedKinds()) {
  test(`${name} never scrolls sideways, also with more room between letters, words, and lines`, async ({ page }) => {
    if (only !== undefined) await page.setViewportSize({ width: only, height: 900 });
    await page.goto(path);
    await prepare?.(page);
    for (const width of only === undefined ? widths : widths.filter((each) => each <= 996)) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(tooWide), `at ${width} px`).toEqual([]);
    }
    // 320 px is also what a window of 1,280 px has at 400 %.
    for (const width of only === undefined ? [1280, 320] : [only, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const before = await page.evaluate(clippedTexts);
      await page.evaluate(spaceText, true);
      expect(await page.evaluate(tooWide), `with spaced text at ${width} px`).toEqual([]);
      const after = await page.evaluate(clippedTexts);
      expect(
        after.filter((text) => !before.includes(text)),
        `cut off at ${width} px`,
      ).toEqual([]);
      await page.evaluate(spaceText, false);
    }
  });
}

test('an open known error never scrolls sideways', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/docs/authentication/guides/sso/configure-oidc-react');
  const errors = page.locator('.known-errors details');
  await errors.evaluateAll((entries) => {
    for (const entry of entries) entry.setAttribute('open', '');
  });
  await expect(errors.locator('.error-messages').first()).toBeVisible();
  expect(await page.evaluate(tooWide)).toEqual([]);
});
