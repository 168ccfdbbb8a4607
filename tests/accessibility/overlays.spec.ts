import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/real-site.ts';

/** Everything that opens in front of a page of the real site. The menus of versions and languages need a site that has several. */
const overlays: readonly {
  name: string;
  path: string;
  width?: number;
  opener: (page: Page) => Locator;
  overlay: (page: Page) => Locator;
}[] = [
  {
    name: 'search',
    path: '/docs/domains',
    opener: (page) => page.getByRole('button', { name: 'Search docs' }).first(),
    overlay: (page) => page.getByRole('dialog', { name: 'Search docs' }),
  },
  {
    name: 'menu of narrow screens',
    path: '/docs/domains',
    width: 390,
    opener: (page) => page.getByRole('button', { name: 'Open menu' }),
    overlay: (page) => page.getByRole('dialog', { name: 'Menu' }),
  },
  {
    name: 'menu of the page',
    path: '/docs/domains',
    opener: (page) => page.locator('[data-main]').getByRole('button', { name: 'More ways to use this page' }).last(),
    overlay: (page) => page.locator('.page-menu-list:popover-open'),
  },
  {
    name: "reader's values",
    path: '/docs/api/tutorials/adding-tags',
    opener: (page) => page.locator('.values-bar').getByRole('button', { name: 'Your values' }),
    overlay: (page) => page.getByRole('dialog', { name: 'Your values' }),
  },
  {
    name: 'definition',
    path: '/docs/api/tutorials/adding-tags',
    opener: (page) => page.locator('.prose [popovertarget]').first(),
    overlay: (page) => page.locator('.prose [popover]:popover-open'),
  },
];

test('everything that opens in front of a page opens with Enter, keeps Tab in order, closes with Escape and gives the focus back', async ({
  page,
}) => {
  for (const { name, path, width = 1440, opener, overlay } of overlays) {
    await test.step(name, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await opener(page).focus();
      await page.keyboard.press('Enter');
      await expect(overlay(page)).toBeVisible();
      const isModal = await overlay(page).evaluate((element) => element.matches('dialog:modal'));
      // Behind a dialog nothing can be reached; a popover comes right after its button.
      for (let pressed = 0; isModal && pressed < 30; pressed += 1) {
        await page.keyboard.press('Tab');
        const isInside = await overlay(page).evaluate(
          ({ ownerDocument: { activeElement, body } }, dialog) =>
            activeElement === body || activeElement?.closest('dialog') === dialog,
          await overlay(page).elementHandle(),
        );
        expect(isInside, `${name}, after ${pressed + 1} × Tab`).toBe(true);
      }
      await page.keyboard.press('Escape');
      await expect(overlay(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
    });
  }
});
