import { expect, test, untilInteractive } from './fixture.ts';

test.describe('the sidebar', () => {
  test('expands a collapsed category in place, once it is loaded from the tree, and keeps what is expanded', async ({
    page,
  }) => {
    await page.goto('/docs/start');
    await page.getByRole('link', { name: 'Deep' }).click();
    await expect(page.getByRole('link', { name: 'Far page' })).toBeVisible();
    await expect(page.locator('summary', { hasText: 'Deep' })).toBeFocused();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    await expect(page.getByRole('link', { name: 'Start page' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('link', { name: 'First page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
    await expect(page.getByRole('link', { name: 'Far page' })).toBeVisible();
  });

  test('follows a collapsed category’s link if the tree can’t be loaded', async ({ page }) => {
    await page.route('**/sidebar.html', (route) => route.abort());
    await page.goto('/docs/start');
    await page.getByRole('link', { name: 'Deep' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Far');
    await expect(page.getByRole('link', { name: 'Far page' })).toHaveAttribute('aria-current', 'page');
  });

  test('shows a page’s branch that the document doesn’t contain', async ({ page }) => {
    await page.goto('/docs/two');
    await page.evaluate('window.marked = true');
    await page.getByRole('link', { name: 'Far', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Far page' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Far page' })).toBeVisible();
    expect(await page.evaluate('window.marked')).toBe(true);
  });

  test('keeps its position from page to page', async ({ page }) => {
    await page.goto('/docs/start');
    await untilInteractive(page);
    const aside = page.locator('aside');
    await aside.evaluate((element) => element.scrollTo(0, 250));
    await page.getByRole('link', { name: 'Second page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    expect(await aside.evaluate((element) => element.scrollTop)).toBe(250);
  });

  test('shows the active entry of a page that is opened directly', async ({ page }) => {
    await page.goto('/docs/islands');
    await expect(page.getByRole('link', { name: 'Islands page' })).toBeInViewport();
    expect(await page.evaluate('scrollY')).toBe(0);
  });
});

test.describe('the menu of narrow screens', () => {
  test.use({ viewport: { width: 600, height: 800 } });
  const openMenu = 'Open menu';

  test('is a modal dialog with the docs pages; focus moves in, stays, and returns', async ({ page }) => {
    await page.goto('/docs/start');
    const button = page.getByRole('button', { name: openMenu });
    await button.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Menu' });
    await expect(dialog).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(dialog.getByRole('link', { name: 'First page' })).toBeVisible();
    for (let press = 0; press < 30; press++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
        ),
      ).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('aside nav')).toHaveCount(1);
  });

  test('leads back to the main menu', async ({ page }) => {
    await page.goto('/docs/start');
    await page.getByRole('button', { name: openMenu }).click();
    await page.getByRole('button', { name: 'Back to main menu' }).click();
    await expect(page.getByRole('link', { name: 'Menu integrations' })).toBeFocused();
    await expect(page.getByRole('link', { name: 'First page' })).toBeHidden();
  });

  test('shows the main menu on pages without a sidebar', async ({ page }) => {
    await page.goto('/integrations');
    await page.getByRole('button', { name: openMenu }).click();
    await expect(page.getByRole('link', { name: 'Menu integrations' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Menu integrations' })).toHaveAttribute('aria-current', 'page');
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  });

  test('closes when a page is opened from it, and that page gets the focus and the mark', async ({ page }) => {
    await page.goto('/docs/start');
    await page.getByRole('button', { name: openMenu }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'First page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('main')).toBeFocused();
    await expect(page.locator('aside').getByRole('link', { name: 'First page' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('closes on back navigation, on a click beside it and when the window gets wide', async ({ page }) => {
    await page.goto('/docs/start');
    await page.getByRole('link', { name: 'Two', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    const button = page.getByRole('button', { name: openMenu });
    const dialog = page.getByRole('dialog');
    await button.click();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');

    await button.click();
    await page.mouse.click(550, 400);
    await expect(dialog).toBeHidden();

    await button.click();
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(dialog).toBeVisible();
    await page.setViewportSize({ width: 997, height: 800 });
    await expect(dialog).toBeHidden();
    await expect(page.locator('aside nav')).toHaveCount(1);
  });
});
