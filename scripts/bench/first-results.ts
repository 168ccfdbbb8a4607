import type { Browser, Page, Request } from '@playwright/test';
import { median } from './row.ts';
import { openSlowPhone } from './slow-phone.ts';

const WORDS = ['kafka', 'lineage', 'ingest', 'snowflake', 'policy'];
const TYPED = 'personal access token';
/** Milliseconds between two keys of a quick typist. */
const BETWEEN_KEYS = 120;
/** Milliseconds without a change after which an answer is taken to be complete. */
const QUIET = 500;

/** What opening search costs until results are on the screen, nothing of it being loaded before; the middle of several words. */
export interface FirstResults {
  /** From the key that opens the dialog to the frame with the first result; milliseconds. */
  time: number;
  /** Bytes of all responses that arrived by then, as a host sends them. */
  bytes: number;
  /** Requests that were made by then. */
  requests: number;
  /** From the last key of a typed query to the last change of the dialog, all parts being there; milliseconds. */
  lastChange: number;
}

/**
 * Opens search on a page that has finished loading and asks for common words, each in a browser without a cache.
 * @param address of a page
 * @param slowdown how many times slower than this machine
 */
export async function firstResults(browser: Browser, address: string, slowdown: number): Promise<FirstResults> {
  const found: FirstResults[] = [];
  for (const word of WORDS) found.push(await firstResultsFor(browser, address, slowdown, word));
  const middle = (key: keyof FirstResults) => median(found.map((one) => one[key]));
  return {
    time: middle('time'),
    bytes: middle('bytes'),
    requests: middle('requests'),
    lastChange: middle('lastChange'),
  };
}

async function firstResultsFor(
  browser: Browser,
  address: string,
  slowdown: number,
  word: string,
): Promise<FirstResults> {
  const { context, page } = await openSlowPhone(browser, 'fast', slowdown);
  await page.goto(address);
  await page.mouse.move(200, 400);
  await page.waitForLoadState('networkidle');
  await page.evaluate(watchDialog, word);
  const asked: Request[] = [];
  context.on('request', (request) => asked.push(request));
  await page.keyboard.press('Control+k');
  const time = await page.waitForFunction(() => performance.getEntriesByName('first-results')[0]?.duration);
  const byThen = asked.slice();
  const sizes = await Promise.all(byThen.map(sizeOf));
  const result = {
    time: (await time.jsonValue()) ?? Number.NaN,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    requests: byThen.length,
    lastChange: await typedQuery(page),
  };
  await context.close();
  return result;
}

/** Bytes of a response; none when it hasn't arrived. */
async function sizeOf(request: Request): Promise<number> {
  if (request.timing().responseEnd < 0) return 0;
  return (await request.sizes()).responseBodySize;
}

/** Types a query three times, so that the last time nothing has to be loaded. */
async function typedQuery(page: Page): Promise<number> {
  const field = page.locator('dialog[open] input[role=combobox]');
  for (let time = 0; time < 3; time += 1) {
    await field.fill('');
    await field.pressSequentially(TYPED, { delay: BETWEEN_KEYS });
    await page.locator('dialog[open] [role=listbox][aria-busy=false]').waitFor();
    await page.waitForTimeout(QUIET);
  }
  return page.evaluate(() => {
    const [change] = performance.getEntriesByName('last-change');
    const [key] = performance.getEntriesByName('last-key');
    return (change?.startTime ?? Number.NaN) - (key?.startTime ?? Number.NaN);
  });
}

/** Runs in the page: enters a word as soon as the field has the focus, and marks first results, the last key, and the last change. */
function watchDialog(word: string): void {
  const mark = (name: string) => {
    performance.clearMarks(name);
    performance.mark(name);
  };
  let opened = 0;
  let hasResults = false;
  addEventListener(
    'keydown',
    ({ key, ctrlKey }) => {
      if (key === 'k' && ctrlKey) opened = performance.now();
      mark('last-key');
    },
    true,
  );
  addEventListener(
    'focusin',
    ({ target }) => {
      if (hasResults || !(target instanceof HTMLInputElement) || target.closest('dialog') === null) return;
      target.value = word;
      target.dispatchEvent(new InputEvent('input', { bubbles: true }));
    },
    true,
  );
  new MutationObserver(() => {
    mark('last-change');
    if (hasResults || document.querySelector('dialog[open] [role=option]') === null) return;
    hasResults = true;
    // A task after the callbacks of a frame runs when that has been laid out and painted.
    requestAnimationFrame(() =>
      setTimeout(() => performance.measure('first-results', { start: opened, end: performance.now() })),
    );
  }).observe(document.documentElement, { subtree: true, childList: true, attributes: true, characterData: true });
}
