import { serveFolder } from '../serve-folder.ts';
import { expect, test } from './tiny-site.ts';

test.use({ siteName: 'base-path' });
// Two workers would build the site twice.
test.describe.configure({ mode: 'default' });

test('everything works below the base: links, search, sidebar, not-found page', async ({ page, complaints }) => {
  await page.goto('docs/introduction');
  await page.getByRole('link', { name: 'tags', exact: true }).click();
  await expect(page).toHaveURL(/\/catalog\/docs\/tags#create-a-tag$/);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('first steps');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/docs\/introduction/);
  expect(complaints).toEqual([]);
  await page.goto('docs/introducton');
  await expect(page.locator('main a[href="/catalog/docs/introduction"]')).toBeVisible();
});

test('the base address without its slash redirects, and so do old addresses', async ({ page, site }) => {
  await page.goto(`${site.origin}/catalog`);
  await expect(page).toHaveURL(`${site.home}`);
  await page.goto('docs/labels');
  await expect(page).toHaveURL(/\/catalog\/docs\/tags#create-a-tag$/);
});

test('a site served from a wrong folder says so on its home page, with the base URL that fits', async ({
  page,
  site,
}) => {
  // The folder is served unchanged by a server that doesn't know the base: the files for /catalog/… are served from /.
  const wrong = await serveFolder(site.dir, '/');
  await page.goto(`${wrong.origin}/`);
  const banner = page.getByRole('alert');
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText('baseUrl: /');
  await page.goto(`${wrong.origin}/docs/tags`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await wrong.close();
});

test('a site served from the right folder never shows the banner', async ({ page }) => {
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
