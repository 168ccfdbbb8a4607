import type { Page } from '@playwright/test';

/**
 * Makes the pages that follow wait for the site's font, so that they look the same on a machine of any speed. Readers don't wait: a page whose
 * font isn't there within 100 ms of its first paint does without it, and other letters break lines elsewhere. On a line that pages take for slow,
 * there is no font to wait for; the real site's fixture tells them that theirs is fast.
 */
export async function waitForFont(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { replaceSync } = CSSStyleSheet.prototype;
    CSSStyleSheet.prototype.replaceSync = function (rules) {
      replaceSync.call(this, rules.replace('font-display:optional', 'font-display:block'));
    };
  });
}
