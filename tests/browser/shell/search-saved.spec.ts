import type { Page } from '@playwright/test';
import { expect as expectSoon, test } from '../real-site.ts';

// The first answer opens the index, which takes its time beside other browsers.
const expect = expectSoon.configure({ timeout: 15_000 });

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__datahubproject';
const FAVORITES = '__DOCSEARCH_FAVORITE_SEARCHES__datahubproject';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search docs' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const recent = (page: Page) => dialog(page).getByRole('region', { name: 'Recent searches' });
const favorites = (page: Page) => dialog(page).getByRole('region', { name: 'Favorite searches' });

async function open(page: Page) {
  await page.goto('/docs/quickstart');
  await page.keyboard.press('Control+k');
  await expect(dialog(page).getByText('Type a topic')).toBeVisible();
}

/** Keeps a list before the page is there, as an earlier visit would. */
async function keep(page: Page, key: string, text: string) {
  await page.addInitScript(
    ([name, value]) => localStorage.getItem(name ?? '') ?? localStorage.setItem(name ?? '', value ?? ''),
    [key, text],
  );
}

const hit = (url: string, lvl1: string, lvl2: string | null = null) => ({
  objectID: url,
  url,
  type: lvl2 ? 'lvl2' : 'lvl1',
  hierarchy: { lvl0: 'Docs', lvl1, lvl2 },
  content: null,
});
const kept = JSON.stringify([hit('/docs/tags', 'Tags'), hit('/docs/domains#what', 'Domains', 'What')]);

test('opened pages and earlier searches are listed the next time', async ({ page }) => {
  await open(page);
  await field(page).fill('personal access token');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await field(page).fill('lineage');
  await dialog(page)
    .getByRole('link', { name: /^See all/ })
    .click();
  await expect(page).toHaveURL(/\/search\?q=lineage$/);
  await open(page);
  await expect(recent(page).getByRole('link')).toHaveText([/^lineage/, /./]);
  await expect(recent(page).getByRole('link').first()).toHaveAttribute('href', '/search?q=lineage');
});

test('the earlier site’s lists are read, and arrow keys go through them', async ({ page }) => {
  await keep(page, RECENT, kept);
  await open(page);
  await recent(page).waitFor();
  await page.keyboard.press('ArrowDown');
  await expect(recent(page).getByRole('link', { name: 'Tags' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(recent(page).getByRole('link', { name: 'What Domains' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/tags$/);
});

test('a search can be kept as a favorite and removed, one by one and all', async ({ page }) => {
  await keep(page, RECENT, kept);
  await open(page);
  await recent(page).getByRole('button', { name: 'Save “Tags” as a favorite' }).click();
  await expect(favorites(page).getByRole('link')).toHaveText(['Tags']);
  await expect(recent(page).getByRole('link')).toHaveCount(1);
  await page.reload();
  await page.keyboard.press('Control+k');
  await expect(favorites(page).getByRole('link')).toHaveText(['Tags']);
  await recent(page).getByRole('button', { name: 'Remove “What”' }).click();
  await expect(recent(page)).toHaveCount(0);
  await expect(favorites(page).getByRole('link')).toBeFocused();
  await favorites(page).getByRole('button', { name: 'Remove all' }).click();
  await expect(favorites(page)).toHaveCount(0);
  await expect(field(page)).toBeFocused();
  expect(await page.evaluate((key) => localStorage.getItem(key), FAVORITES)).toBe('[]');
});

for (const rubbish of ['{', '{"a":1}', '[null,5,{"url":{}},{"url":"javascript:alert(1)","hierarchy":{"lvl1":"x"}}]']) {
  test(`corrupted storage doesn’t break search: ${rubbish}`, async ({ page, complaints }) => {
    await keep(page, RECENT, rubbish);
    await keep(page, FAVORITES, rubbish);
    await open(page);
    await expect(dialog(page).getByRole('region')).toHaveCount(0);
    await field(page).fill('tag');
    await expect(dialog(page).getByRole('option').first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('where storage is disabled, searches last as long as the page', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is disabled.', 'SecurityError');
      },
    });
  });
  await open(page);
  await field(page).fill('personal access token');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await field(page).fill('');
  await expect(recent(page).getByRole('link')).toHaveCount(1);
  expect(complaints).toEqual([]);
});
