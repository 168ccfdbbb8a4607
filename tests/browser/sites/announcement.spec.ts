import { expect, test } from './tiny-site.ts';

test.use({ siteName: 'closeable-announcement' });
// One after the other: the last one builds the site again.
test.describe.configure({ mode: 'serial' });

test('a closed announcement stays closed on other pages and after a reload', async ({ page, context }) => {
  await page.goto('/docs/introduction');
  const bar = page.locator('[data-announcement]');
  await expect(bar).toBeVisible();
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await expect(bar).toBeHidden();
  await page.getByRole('link', { name: 'tags', exact: true }).click();
  await expect(bar).toBeHidden();
  await page.reload();
  await expect(bar).toBeHidden();
  const other = await context.newPage();
  await other.goto('/docs/tags');
  await expect(other.locator('[data-announcement]')).toBeHidden();
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored).toMatchObject({
    'docusaurus.announcement.dismiss': 'true',
    'docusaurus.announcement.id': 'spring',
  });
});

test('an announcement with a different ID is shown to readers who closed the last one', async ({ page, site }) => {
  await page.goto('/docs/introduction');
  await page.getByRole('button', { name: 'Close announcement' }).click();
  await site.edit('site.yaml', (text) => text.replace('id: spring', 'id: summer'));
  await page.reload();
  await expect(page.locator('[data-announcement]')).toBeVisible();
  const stored = await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'));
  expect(stored).toBe('false');
});
