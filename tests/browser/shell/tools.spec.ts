import type { Page } from '@playwright/test';
import { hold } from '../hold.ts';
import { type LayoutShifts, watchLayoutShift } from '../layout-shift.ts';
import { expect, test } from '../real-site.ts';
import { watchTraffic } from '../traffic.ts';

/** Modules of the islands that these tests hold back. */
const SLOW = /\/assets\/islands\/(?:tool|offline)-[^/]*\.js$/;

/** Opens a page whose islands do not come before the function is called that this returns. */
async function openSlowly(page: Page, path: string): Promise<() => void> {
  const release = await hold(page, SLOW);
  await page.goto(path);
  return release;
}

test('the list leads to every tool, and only to tools that exist', async ({ page }) => {
  await page.goto('/tools');
  const links = page.locator('.tool-cards a');
  const titles = await links.allTextContents();
  expect(titles).toContain('URN workbench');
  for (const [index, title] of titles.entries()) {
    await page.goto('/tools');
    await links.nth(index).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});

test.describe('input before the tool loads', () => {
  test('is kept: text', async ({ page }) => {
    const release = await openSlowly(page, '/tools/errors');
    await page.getByRole('textbox', { name: 'Trace' }).fill('port is already allocated');
    release();
    await expect(page.locator('main').getByRole('status')).toContainText('has a message that appears in your text');
    await expect(page.getByRole('textbox', { name: 'Trace' })).toHaveValue('port is already allocated');
  });

  test('is kept: choices', async ({ page }) => {
    const release = await openSlowly(page, '/tools/upgrade');
    const [from, use] = [page.locator('main select').first(), page.locator('main').getByRole('checkbox').first()];
    await from.selectOption({ index: 2 });
    const chosen = await from.inputValue();
    await use.click();
    release();
    await page.locator('dh-island[data-state=mounted]').first().waitFor();
    await expect(page).toHaveURL(new RegExp(`from=v?${chosen.replaceAll('.', '\\.')}`));
    await expect(from).toHaveValue(chosen);
    await expect(use).toBeChecked();
  });
});

for (const width of [390, 1280]) {
  test(`nothing moves while the main part of a page is loaded, at ${width} px`, async ({ context }) => {
    test.slow();
    const shifts: Record<string, LayoutShifts> = {};
    const names = ['recipes', 'deploy', 'errors', 'urn', 'metamodel', 'graphql', 'upgrade'];
    for (const path of ['/offline', ...names.map((name) => `/tools/${name}`)]) {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 800 });
      const shift = await watchLayoutShift(page);
      const quiet = watchTraffic(page);
      const release = await openSlowly(page, path);
      // As long as the module is on its way, the page is drawn with what says so.
      await page.locator('dh-island[data-state=loading]').first().waitFor();
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      release();
      await page.locator('dh-island[data-state=mounted]').first().waitFor();
      await quiet();
      shifts[path] = await shift();
      await page.close();
    }
    // The editor of the GraphQL workbench sets its line numbers right in its second frame, which shifts them by 0.003.
    expect(Object.entries(shifts).filter(([, { sum }]) => sum > 0.005)).toEqual([]);
  });
}
