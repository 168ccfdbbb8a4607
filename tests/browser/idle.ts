import type { Page } from '@playwright/test';

/**
 * Waits until the browser has done what it put off until now, so that a test can tell what does not happen: observers report with a frame,
 * and idle callbacks run in the order in which they were asked for.
 */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise((frame) => requestAnimationFrame(frame));
      await new Promise((frame) => requestAnimationFrame(frame));
      await new Promise((done) => requestIdleCallback(done));
    }
  });
}
