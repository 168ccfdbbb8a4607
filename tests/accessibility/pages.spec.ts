import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { checkedKinds } from '../browser/checked-kinds.ts';
import { expectSameLook } from '../browser/expect-same-look.ts';
import { type PageKind, pageKinds } from '../browser/page-kinds.ts';
import { test } from '../browser/real-site.ts';
import { waitForFont } from '../browser/wait-for-font.ts';
import { isExhaustive } from '../extent.ts';
import { expectAccessible } from './expect-accessible.ts';

// Colors in transition would be measured halfway.
test.use({ reducedMotion: 'reduce' });
// Pages of the reference have thousands of elements to measure.
test.describe.configure({ timeout: 90_000 });

const widths = [390, 1440] as const;
type Theme = 'light' | 'dark';

/** The look in which every run checks a kind: one of the four, by its name, so that a kind that is added changes no other. */
function mainLook({ name, width: only }: PageKind): { width: number; theme: Theme } {
  const number = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return { width: only ?? widths[number % widths.length] ?? 1440, theme: number % 4 < 2 ? 'light' : 'dark' };
}

/** All combinations with `--all`; otherwise the main look. */
function looksOf(kind: PageKind): [width: number, themes: Theme[]][] {
  const { width, theme } = mainLook(kind);
  if (!isExhaustive) return [[width, [theme]]];
  return (kind.width === undefined ? widths : [kind.width]).map((each) => [each, ['light', 'dark']]);
}

/** Opens a kind of page and waits for its state. */
async function open(page: Page, { path, prepare }: PageKind, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await waitForFont(page);
  await page.goto(path);
  await prepare?.(page);
}

async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, theme);
}

for (const { kind } of checkedKinds()) {
  for (const [width, themes] of looksOf(kind)) {
    test(`${kind.name} can be used by everyone at ${width} px, ${themes.join(' and ')}`, async ({ page }) => {
      await open(page, kind, width);
      for (const [place, theme] of themes.entries()) {
        await setTheme(page, theme);
        const main = mainLook(kind);
        if (!kind.isList && main.width === width && main.theme === theme) await expectSameLook(page, kind.name);
        // Themes differ in their colors only.
        await expectAccessible(page, place === 0 ? 'everything' : 'colors');
      }
    });
  }
}

test('a page looks the same when its font arrives late', async ({ page }) => {
  await page.route('**/*.woff2', async (route) => {
    await setTimeout(500);
    await route.continue();
  });
  const kind = pageKinds.find(({ name }) => name === 'comparison');
  if (kind === undefined) throw new RangeError('There is no kind of page with this name.');
  const { width, theme } = mainLook(kind);
  await open(page, kind, width);
  await setTheme(page, theme);
  await expectSameLook(page, kind.name);
});
