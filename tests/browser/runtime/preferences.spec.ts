import { idle } from '../idle.ts';
import { expect, test, untilInteractive } from './fixture.ts';

test.describe('color mode', () => {
  test('is switched, stored, kept without a flash and followed by other tabs', async ({ page, context, origin }) => {
    await page.goto('/docs/start');
    const other = await context.newPage();
    await other.goto(`${origin}/docs/two`);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(other.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
    expect(await page.evaluate("localStorage.getItem('theme')")).toBe('dark');
    // Without the module the mode can only come from the script in the head, before the first paint.
    await page.route('**/assets/runtime-*.js', () => {});
    await page.goto('/docs/two', { waitUntil: 'commit' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(17, 17, 17)');
  });

  test('is switched twice in a row without an error', async ({ page, messages }) => {
    await page.goto('/docs/start');
    await untilInteractive(page);
    await page
      .locator('[data-color-mode]')
      .first()
      .evaluate((button) => {
        for (let click = 0; click < 2; click += 1) (button as HTMLElement).click();
      });
    await expect(page.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
    await idle(page);
    expect(messages).toEqual([]);
  });

  test('is stored immediately, before it is drawn', async ({ page }) => {
    await page.goto('/docs/start');
    await untilInteractive(page);
    const button = page.locator('[data-color-mode]').first();
    const kept = await button.evaluate((element: HTMLElement) => {
      element.click();
      return localStorage.getItem('theme');
    });
    expect(kept).toBe('dark');
  });

  test('ignores garbage in storage', async ({ page }) => {
    await page.addInitScript("localStorage.setItem('theme', '<b>')");
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test('doesn’t follow the system unless configured to', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });

  test.describe('when configured to respect the system', () => {
    test.use({ siteOptions: { root: 'data-color-system' } });
    test('follows the system until the reader chooses', async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/');
      const root = page.locator('html');
      await expect(root).toHaveAttribute('data-theme', 'dark');
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(root).toHaveAttribute('data-theme', 'light');
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.emulateMedia({ colorScheme: 'light' });
      await expect(root).toHaveAttribute('data-theme', 'dark');
    });
  });
});

test.describe('the announcement bar', () => {
  const options = (id: string) => ({ announcement: id, root: `data-announcement-id="${id}"` });
  test.use({ siteOptions: options('first') });

  test('stays closed in all tabs once closed', async ({ page, context, origin }) => {
    await page.goto('/');
    const other = await context.newPage();
    await other.goto(`${origin}/docs/one`);
    await page.getByRole('button', { name: 'Close news' }).click();
    await expect(page.getByText('News')).toBeHidden();
    await expect(other.getByText('News')).toBeHidden();
    expect(await page.evaluate("localStorage.getItem('docusaurus.announcement.dismiss')")).toBe('true');
    expect(await page.evaluate("localStorage.getItem('docusaurus.announcement.id')")).toBe('first');
    await page.reload();
    await expect(page.getByText('News')).toBeHidden();
  });

  test('is shown again when its ID changes', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'earlier');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await page.goto('/');
    await expect(page.getByText('News')).toBeVisible();
    expect(await page.evaluate("localStorage.getItem('docusaurus.announcement.dismiss')")).toBe('false');
    expect(await page.evaluate("localStorage.getItem('docusaurus.announcement.id')")).toBe('first');
  });

  test('stays closed for readers who closed it on the earlier site', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('docusaurus.announcement.id', 'first');
      localStorage.setItem('docusaurus.announcement.dismiss', 'true');
    });
    await page.goto('/');
    await expect(page.getByText('News')).toBeHidden();
  });
});

test('the chosen version is remembered', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
  expect(await page.evaluate("localStorage.getItem('docs-preferred-version-default')")).toBe('current');
});

test.describe('storage', () => {
  const breakers: Record<string, () => void> = {
    disabled: () => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('Access is denied', 'SecurityError');
          },
        });
      }
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError');
      };
    },
  };
  for (const [state, breakStorage] of Object.entries(breakers)) {
    test(`may be ${state}: choices last as long as the page`, async ({ page, messages }) => {
      await page.addInitScript(breakStorage);
      await page.goto('/docs/start');
      await page.getByRole('button', { name: 'Switch to dark mode' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('link', { name: 'Tabs page' }).click();
      await page.getByTestId('tabs-1').getByRole('tab', { name: 'cURL' }).click();
      await expect(page.getByTestId('tabs-2').getByRole('tab', { name: 'cURL' })).toHaveAttribute(
        'aria-selected',
        'true',
      );
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(messages).toEqual([]);
    });
  }

  test('may contain invalid values under every key', async ({ page, messages }) => {
    await page.addInitScript(() => {
      const keys = [
        'theme',
        'docusaurus.announcement.id',
        'docusaurus.announcement.dismiss',
        'docusaurus.tab.language',
      ];
      for (const key of [...keys, 'docs-preferred-version-default']) localStorage.setItem(key, '{"\u0000]');
      sessionStorage.setItem('dh:sidebar', 'NaN');
      sessionStorage.setItem('dh:reloaded', '{');
    });
    await page.goto('/docs/tabs');
    await expect(page.getByTestId('tabs-1').getByRole('tab', { name: 'Python' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(messages).toEqual([]);
  });
});
