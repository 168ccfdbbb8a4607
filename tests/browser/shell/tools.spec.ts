import { expect, test } from '../real-site.ts';

test('the list leads to every tool, and only to tools that exist', async ({ page }) => {
  await page.goto('/tools');
  const links = page.locator('.cards a');
  const titles = await links.locator('strong').allTextContents();
  expect(titles).toContain('URN bench');
  for (const [index, title] of titles.entries()) {
    await page.goto('/tools');
    await links.nth(index).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
});
