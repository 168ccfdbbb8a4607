import type { Browser } from '@playwright/test';
import { median } from './row.ts';
import { openSlowPhone } from './slow-phone.ts';
import { totalBytes, watchTraffic } from './watch-traffic.ts';

/** Where to find a site's search on its pages. Control+K opens it everywhere. */
export interface SearchTargets {
  /** CSS selector of the field. */
  field: string;
  /** CSS selector of a result. */
  result: string;
}

/** Where to find it on our pages. The list has no options before a query, and is busy until the results are complete and have excerpts. */
export const OUR_SEARCH: SearchTargets = {
  field: 'dialog[open] input[role=combobox]',
  result: 'dialog[open] [role=listbox] [role=option]',
};

/** The cost of searching a site. Times are in milliseconds. */
export interface SearchFigures {
  /** From the keys that open the search to the frame with the first results for a common word. */
  open: number;
  bytes: number;
  requests: number;
  /** From the last key of a query that is typed to the last change of the page. */
  typed: number;
}

/** Words that many readers search for. */
const COMMON_WORDS = ['kafka', 'lineage', 'ingest', 'snowflake', 'policy'] as const;
const TYPED_QUERY = 'personal access token';
/** Milliseconds between keys. */
const KEY_PAUSE = 60;
/** Milliseconds without a request or a change after which a page has settled. */
const CALM = 1500;

/**
 * Opens the search of a page that has settled, and types queries.
 * @param address page to begin at
 * @param slowdown how many times slower than this machine the phone is
 * @param word what to search for first
 */
export async function searchFigures(
  browser: Browser,
  address: string,
  targets: SearchTargets,
  slowdown: number,
  word: string = COMMON_WORDS[0],
): Promise<SearchFigures> {
  const { context, page } = await openSlowPhone(browser, 'fast', slowdown);
  const traffic = watchTraffic(page);
  await page.addInitScript(timeFirstResults, { ...targets, word });
  await page.goto(address, { waitUntil: 'load' });
  await traffic.quiet(CALM);
  const before = await traffic.soFar();
  await page.keyboard.press('Control+k');
  const opened = await page.waitForFunction(() => (window as unknown as { firstResults?: number }).firstResults);
  const open = (await opened.jsonValue()) ?? Number.NaN;
  const after = await traffic.soFar();
  await traffic.quiet(CALM);
  const typed = await page.evaluate(typeQuery, { ...targets, query: TYPED_QUERY, pause: KEY_PAUSE, calm: CALM });
  await context.close();
  return {
    open,
    bytes: totalBytes(after) - totalBytes(before),
    requests: after.requests - before.requests,
    typed,
  };
}

/**
 * Opens our own search for each common word, each time in a browser without a cache.
 * @returns the median of each figure
 */
export async function ourSearchFigures(browser: Browser, address: string, slowdown: number): Promise<SearchFigures> {
  const all: SearchFigures[] = [];
  for (const word of COMMON_WORDS) all.push(await searchFigures(browser, address, OUR_SEARCH, slowdown, word));
  const middle = (key: keyof SearchFigures) => median(all.map((figures) => figures[key]));
  return { open: middle('open'), bytes: middle('bytes'), requests: middle('requests'), typed: middle('typed') };
}

/** Enters a word as soon as the opened search has a field with the focus, and records when its first results are drawn. */
function timeFirstResults({ field, result, word }: SearchTargets & { word: string }): void {
  const look = (since: number, isEntered: boolean) => {
    const input = document.querySelector<HTMLInputElement>(field);
    if (!isEntered && input && input === document.activeElement) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, word);
      input.dispatchEvent(new InputEvent('input', { bubbles: true, data: word }));
      return requestAnimationFrame(() => look(since, true));
    }
    if (isEntered && document.querySelector(result)) {
      // A task after a frame's callbacks runs when that frame has been laid out and painted.
      setTimeout(() => Object.assign(window, { firstResults: performance.now() - since }));
    } else requestAnimationFrame(() => look(since, isEntered));
  };
  // The event occurs more than once, because the control key has a separate event.
  const open = ({ key, ctrlKey }: KeyboardEvent) => {
    if (!ctrlKey || key.toLowerCase() !== 'k') return;
    removeEventListener('keydown', open, true);
    look(performance.now(), false);
  };
  addEventListener('keydown', open, true);
}

/** Types a query key by key into the field, and returns the milliseconds from the last key to the frame with the last change of the page. */
function typeQuery({
  field,
  query,
  pause,
  calm,
}: {
  field: string;
  query: string;
  pause: number;
  calm: number;
}): Promise<number> {
  const input = document.querySelector<HTMLInputElement>(field);
  if (!input) throw new Error(`The search has no ${field}.`);
  const enter = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: text.at(-1) ?? null }));
  };
  const sleep = (time: number) => new Promise((done) => setTimeout(done, time));
  let changed = 0;
  new MutationObserver(() => {
    requestAnimationFrame(() =>
      setTimeout(() => {
        changed = performance.now();
      }),
    );
  }).observe(document.body, { childList: true, characterData: true, subtree: true });
  return (async () => {
    enter('');
    await sleep(calm);
    let last = 0;
    for (let length = 1; length <= query.length; length += 1) {
      last = performance.now();
      enter(query.slice(0, length));
      if (length < query.length) await sleep(pause);
    }
    do await sleep(calm);
    while (performance.now() - changed < calm);
    // The last key might not change anything.
    return Math.max(0, changed - last);
  })();
}
