import type { Browser } from '@playwright/test';
import { type Screen, THEMES, WINDOWS } from './looks.ts';

/** Pictures of one screen: PNG files by theme, each in the order of the windows. */
export type Photographs = Record<(typeof THEMES)[number], Buffer[]>;

/**
 * Photographs screens as a reader sees them on arrival, in every window and theme.
 * @param origin of the server, such as `http://localhost:3000`
 * @returns the photographs of each screen by its name
 */
export async function photograph(
  browser: Browser,
  origin: string,
  screens: readonly Screen[],
): Promise<Map<string, Photographs>> {
  const found = new Map<string, Photographs>(screens.map(({ name }) => [name, { light: [], dark: [] }]));
  for (const theme of THEMES) {
    for (const viewport of WINDOWS) {
      const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
      await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
      const page = await context.newPage();
      for (const { name, path } of screens) {
        await page.goto(`${origin}${path}`, { waitUntil: 'load' });
        await page.locator('dh-island[data-state="loading"]').first().waitFor({ state: 'detached' });
        await page.evaluate(() => document.fonts.ready);
        found.get(name)?.[theme].push(await page.screenshot());
      }
      await context.close();
    }
  }
  return found;
}
