import { SLASH_KEY } from '#runtime/slash-key.ts';
import { expect, test } from '../browser/real-site.ts';

test('the / key opens search on every page and in every tab until the reader turns it off', async ({
  page,
  context,
}) => {
  await page.goto('/docs/quickstart');
  const other = await context.newPage();
  await other.goto('/accessibility');
  const setting = other.getByRole('checkbox', { name: 'The / key opens search' });
  const dialog = page.getByRole('dialog', { name: 'Search docs' });
  // Chromium passes what one tab has stored to the others a moment later.
  const stored = () => page.evaluate((key) => localStorage.getItem(key), SLASH_KEY);
  await expect(setting).toBeChecked();
  await setting.uncheck();
  await expect.poll(stored).toBe('off');
  await page.bringToFront();
  await page.keyboard.press('/');
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await other.bringToFront();
  await other.reload();
  await expect(setting).not.toBeChecked();
  await setting.check();
  await expect.poll(stored).not.toBe('off');
  await page.bringToFront();
  await page.keyboard.press('/');
  await expect(dialog).toBeVisible();
});
