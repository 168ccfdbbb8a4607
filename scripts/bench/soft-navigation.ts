import type { Browser, Page } from '@playwright/test';
import { openSlowPhone } from './slow-phone.ts';

/**
 * Paths of documentation pages that the text of a page of ours links to. Pages with the heading of that page are left out: the new heading shows that
 * a page has arrived.
 */
export async function linkedPages(browser: Browser, address: string, count: number): Promise<string[]> {
  const page = await browser.newPage();
  await page.goto(address);
  const links = page.locator('main .prose a[href^="/docs/"]:not([href*="#"]):visible');
  const hrefs = await links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  await page.close();
  const own = await headingOf(address);
  const found: string[] = [];
  for (const href of new Set(hrefs)) {
    if (found.length < count && (await headingOf(new URL(href, address).href)) !== own) found.push(href);
  }
  return found;
}

async function headingOf(address: string): Promise<string> {
  const html = await (await fetch(address)).text();
  return /<h1\b[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '';
}

/** What a reader has who follows a link. */
export interface NavigationConditions {
  /** Whether the pointer is on the links for some time before they are clicked. Otherwise, nothing is preloaded. */
  isAhead: boolean;
  line: 'slow' | 'fast';
  /** How many times slower than this machine the phone is. */
  slowdown?: number;
}

/** How long a link is pressed, in milliseconds: about as long as people do with a mouse. */
const PRESS = 80;

/**
 * Measures navigations from one page to others that it links to: each link is pressed with a mouse, and the time counts from the click until the
 * frame after the heading of the new page is in place, whether the page is replaced by script or reloaded.
 * @param address page to begin at
 * @param paths pages that it links to
 * @returns milliseconds, one for each page
 */
export async function softNavigations(
  browser: Browser,
  address: string,
  paths: readonly string[],
  { isAhead, line, slowdown }: NavigationConditions,
): Promise<number[]> {
  const times: number[] = [];
  for (const path of paths) {
    const { context, page, slowNetwork } = await openSlowPhone(browser, 'fast', slowdown);
    // With data saver on, nothing is preloaded.
    if (!isAhead)
      await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.addInitScript(watchArrival);
    await page.goto(address, { waitUntil: 'networkidle' });
    const link = page.locator(`main a:is([href="${path}"], [href="${path}/"]):visible`).first();
    // Anything that waits for the reader's first interaction loads now.
    await page.mouse.move(1, 1);
    await page.locator('body').dispatchEvent('pointerover');
    await page.waitForTimeout(800);
    if (isAhead) await link.hover();
    await page.waitForTimeout(800);
    await slowNetwork(line === 'slow');
    await link.click({ delay: PRESS, noWaitAfter: true });
    times.push(await arrival(page, path));
    await context.close();
  }
  return times;
}

/** @throws Error with the page if the requested one doesn't arrive */
async function arrival(page: Page, path: string): Promise<number> {
  try {
    const arrived = await page.waitForFunction(() => (window as unknown as { arrived?: number }).arrived);
    return (await arrived.jsonValue()) ?? Number.NaN;
  } catch (cause) {
    throw new Error(`The link to ${path} was clicked, but the address is still ${page.url()}.`, { cause });
  }
}

/** Records a click in a way that outlives the document, and checks on every frame whether the requested page has arrived. */
function watchArrival(): void {
  const follow = () => {
    const heading = document.querySelector('h1')?.textContent ?? '';
    sessionStorage.setItem('navigation', JSON.stringify({ since: Date.now(), from: location.pathname, heading }));
  };
  addEventListener('click', follow, true);
  const look = () => {
    const { since, from, heading } = JSON.parse(sessionStorage.getItem('navigation') ?? '{}') as Record<
      string,
      unknown
    >;
    const shown = document.querySelector('h1')?.textContent ?? '';
    if (typeof since === 'number' && location.pathname !== from && shown !== '' && shown !== heading) {
      const note = () => Object.assign(window, { arrived: Date.now() - since });
      requestAnimationFrame(() => setTimeout(note));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
