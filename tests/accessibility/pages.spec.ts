import type { Page } from '@playwright/test';
import { checkedKinds } from '../browser/checked-kinds.ts';
import type { PageKind } from '../browser/page-kinds.ts';
import { test } from '../browser/real-site.ts';
import { isExhaustive } from '../extent.ts';
import { expectAccessible } from './expect-accessible.ts';

// Colors in transition would be measured halfway.
test.use({ reducedMotion: 'reduce' });
// Pages of the reference have thousands of elements to measure.
test.describe.configure({ timeout: 90_000 });

const widths = [390, 1440] as const;
type Theme = 'light' | 'dark';

/** All combinations with `--all`; otherwise one of them for each kind, so that neighbors in the list cover all four. */
function looksOf({ width: only }: PageKind, index: number): [width: number, themes: Theme[]][] {
  const themes: Theme[] = ['light', 'dark'];
  const possible = only === undefined ? widths : [only];
  if (isExhaustive) return possible.map((width) => [width, themes]);
  const width = possible[index % possible.length] ?? 1440;
  return [[width, [index % 4 < 2 ? 'light' : 'dark']]];
}

async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}

for (const { kind, index } of checkedKinds()) {
  for (const [width, themes] of looksOf(kind, index)) {
    test(`${kind.name} can be used by everybody at ${width} px, ${themes.join(' and ')}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(kind.path);
      await kind.prepare?.(page);
      for (const [place, theme] of themes.entries()) {
        await setTheme(page, theme);
        // Themes differ in their colors only.
        await expectAccessible(page, place === 0 ? 'everything' : 'colors');
      }
    });
  }
}
