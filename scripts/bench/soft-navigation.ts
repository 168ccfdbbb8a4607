import type { Browser, Page } from '@playwright/test';
import { openSlowPhone } from './slow-phone.ts';

/**
 * Measures soft navigations from one page to others that it links to, each until the frame after the new page is in place.
 * @param address page to begin at, and to come back to
 * @param prefetched whether the links are pointed at some time before they are clicked
 * @returns milliseconds, one for each page
 */
export async function softNavigations(
  browser: Browser,
  address: string,
  count: number,
  prefetched: boolean,
): Promise<number[]> {
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { context, page, slowNetwork } = await openSlowPhone(browser, 'fast');
    // With data saver nothing is loaded ahead.
    if (!prefetched)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(address);
    const href = await linkAt(page, index);
    if (href !== undefined) {
      await page.locator('body').dispatchEvent('pointerover');
      await page.waitForFunction(() => document.documentElement.dataset.operating === '');
      if (prefetched) await page.locator(`main a[href="${href}"]`).first().dispatchEvent('pointerover');
      await page.waitForTimeout(800);
      await slowNetwork(true);
      times.push(await page.evaluate(follow, href));
    }
    await context.close();
  }
  return times;
}

/** Address of a documentation page that the text links to. */
async function linkAt(page: Page, index: number): Promise<string | undefined> {
  const links = page.locator('main .prose a[href^="/docs/"]:not([href*="#"])');
  const hrefs = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  const others = [...new Set(hrefs)];
  return others[index % Math.max(1, others.length)];
}

function follow(href: string): Promise<number> {
  return new Promise((resolve) => {
    const since = performance.now();
    document.addEventListener(
      'dh:navigated',
      () => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - since))),
      { once: true },
    );
    document.querySelector<HTMLAnchorElement>(`main a[href="${href}"]`)?.click();
  });
}
