import { expect, test } from '../real-site.ts';

test.describe('known errors of a page', () => {
  test('are closed until the reader opens one', async ({ page }) => {
    await page.goto('/docs/quickstart');
    const entry = page.locator('#error-quickstart-port-taken');
    await expect(entry.getByText('Solution:').first()).toBeHidden();
    await entry.locator('summary').press('Enter');
    await expect(entry.getByText('Solution:').first()).toBeVisible();
  });

  test('are open if the address leads to one of them', async ({ page }) => {
    await page.goto('/docs/quickstart#error-quickstart-port-taken');
    const entry = page.locator('#error-quickstart-port-taken');
    await expect(entry.getByText('Solution:').first()).toBeVisible();
    await expect(entry.locator('summary')).toBeInViewport();
  });
});
