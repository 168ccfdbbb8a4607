import { expect, type Page } from '@playwright/test';

/**
 * Shows every page that is loaded from now on in a color mode, as if the reader had chosen it. The mode of the system doesn't: the site ignores it.
 * @param page the page, before it loads anything
 */
export async function chooseTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
}

/** Fails unless the page is shown in a color mode. */
export async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}
