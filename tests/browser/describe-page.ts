import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page, Request } from '@playwright/test';

/** Milliseconds for which a page that doesn't respond is asked for each thing. */
const PATIENCE = 3000;

function within<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([answer.catch(() => undefined), sleep(PATIENCE, undefined)]);
}

/** Runs in a page: how far it has come. */
function progress(): string {
  const { interactive, overlays } = document.documentElement.dataset;
  const started = interactive === undefined ? 'not loaded' : interactive || 'loaded';
  const dialogs = document.querySelectorAll('dialog').length;
  const bars = document.querySelectorAll('[data-copy], .values-bar').length;
  const sheets = document.adoptedStyleSheets.length;
  return `document ${document.readyState}, ${document.visibilityState}; interactive part ${started}; ${dialogs} dialogs of ${overlays}; ${bars} bars of samples; ${sheets} adopted sheets`;
}

/** Follows the requests of a page; the result always holds those that haven't ended. */
export function watchUnfinished(page: Page): ReadonlySet<Request> {
  const unfinished = new Set<Request>();
  page.on('request', (request) => unfinished.add(request));
  page.on('requestfinished', (request) => unfinished.delete(request));
  page.on('requestfailed', (request) => unfinished.delete(request));
  return unfinished;
}

/**
 * Describes the page of a test that failed: whether Chromium's page still responds, how far it has come, how many seconds it has spent in scripts,
 * styles, and layout, measured twice, and which requests haven't ended. Chromium answers with the seconds even if a script never ends.
 * @param session a session of the page, because the browser can't start one while a script runs
 * @param unfinished see watchUnfinished
 */
export async function describePage(page: Page, session: CDPSession, unfinished: ReadonlySet<Request>): Promise<string> {
  const found = await within(page.evaluate(progress));
  const lines = [found === undefined ? "The page doesn't respond." : `The page responds: ${found}.`];
  for (const pause of [PATIENCE, 0]) {
    const metrics = (await within(session.send('Performance.getMetrics')))?.metrics ?? [];
    const durations = metrics.filter(({ name }) => /Duration$|^Timestamp$/.test(name));
    lines.push(durations.map(({ name, value }) => `${name} ${value.toFixed(2)}`).join(', ') || 'no metrics');
    await sleep(pause);
  }
  lines.push(`Unfinished requests: ${[...unfinished].map((request) => request.url()).join(' ') || 'none'}`);
  return lines.join('\n');
}
