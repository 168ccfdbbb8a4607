import type { Tab } from './engine.ts';

/**
 * Waits until a function in the page returns something true.
 * @param what is expected, for the message
 * @throws after 20 seconds
 */
export async function until<Argument>(
  tab: Tab,
  what: string,
  inPage: (argument: Argument) => unknown,
  argument?: Argument,
): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    // A page that is being replaced can't be asked.
    if (await tab.run(inPage, argument).catch(() => false)) return;
    if (Date.now() > end) throw new Error(`After 20 seconds, this isn't true: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Waits until an element that matches is in view. */
export function untilSeen(tab: Tab, selector: string): Promise<void> {
  return until(
    tab,
    `${selector} is in view`,
    (wanted: string) => [...document.querySelectorAll(wanted)].some((element) => element.getClientRects().length > 0),
    selector,
  );
}

/** Waits until the page contains a text. */
export function untilSaid(tab: Tab, text: string): Promise<void> {
  return until(tab, `the page says "${text}"`, (wanted: string) => document.body.innerText.includes(wanted), text);
}

/** Opens a page and waits for the part of the runtime that readers operate. */
export async function openReady(tab: Tab, path: string): Promise<void> {
  await tab.open(path);
  await until(tab, 'the page can be operated', () => document.documentElement.dataset.interactive === '');
}
