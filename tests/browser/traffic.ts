import { expect, type Page } from '@playwright/test';
import { idle } from './idle.ts';

/**
 * Counts the requests of a page, from now on.
 * @param page the page, before it loads anything
 * @returns waits until nothing is loading and the browser, when idle, asks for nothing more
 */
export function watchTraffic(page: Page): () => Promise<void> {
  let begun = 0;
  let ended = 0;
  page.on('request', () => {
    begun += 1;
  });
  const onEnd = () => {
    ended += 1;
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return async () => {
    const isQuiet = async () => {
      const before = begun;
      await idle(page);
      return begun === before && ended === begun;
    };
    await expect.poll(isQuiet, { intervals: [0, 50, 100] }).toBe(true);
  };
}
