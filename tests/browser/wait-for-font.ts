import type { Page } from '@playwright/test';

/**
 * Makes the pages that follow wait for the site's font, so that they look the same on a machine of any speed. Readers don't wait: a page whose
 * font isn't there within 100 ms of its first paint does without it, and other letters break lines elsewhere.
 */
export async function waitForFont(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { replaceSync } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.replaceSync = function (rules) {
      replaceSync.call(this, rules.replace('font-display:optional', 'font-display:block'));
    };
    // A line that seems slow, as on a busy machine, would do without the font, too.
    Object.defineProperty(navigator, 'connection', { value: undefined });
  });
}
