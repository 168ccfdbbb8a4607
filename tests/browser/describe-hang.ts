import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';

/** Milliseconds for which a page that doesn't respond is asked for each thing. */
const PATIENCE = 3000;

function within<Value>(answer: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([answer.catch(() => undefined), sleep(PATIENCE, undefined)]);
}

/**
 * Says whether Chromium's page still responds, and how many seconds it has spent in scripts, styles, and layout, measured twice. Chromium answers the
 * latter even if a script never ends.
 * @param session a session of the page, because the browser can't start one while a script runs
 */
export async function describeHang(page: Page, session: CDPSession): Promise<string> {
  const responds = (await within(page.evaluate(() => true))) ?? false;
  const lines = [`The page ${responds ? 'responds' : "doesn't respond"}.`];
  for (const pause of [PATIENCE, 0]) {
    const found = await within(session.send('Performance.getMetrics'));
    const durations = found?.metrics.filter(({ name }) => /Duration$|^Timestamp$/.test(name)) ?? [];
    lines.push(durations.map(({ name, value }) => `${name} ${value.toFixed(2)}`).join(', ') || 'no metrics');
    await sleep(pause);
  }
  return lines.join('\n');
}
