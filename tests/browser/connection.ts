import type { Page } from '@playwright/test';

/** What `navigator.connection` tells a page, as far as the site reads it. */
export interface ToldConnection {
  saveData?: boolean;
  effectiveType?: string;
  /** Round trip in milliseconds. */
  rtt?: number;
}

/**
 * Sets what the browser tells pages about the connection, regardless of an earlier call. Chromium estimates the speed from the
 * responses so far, so on a busy machine, or while a test holds a response back, the connection to a server on the same machine
 * counts as slow.
 */
export async function tellConnection(page: Page, connection: ToldConnection): Promise<void> {
  await page.addInitScript(
    (value) => Object.defineProperty(navigator, 'connection', { value, configurable: true }),
    connection,
  );
}

/** The line of most readers. */
export const FAST_LINE: ToldConnection = { effectiveType: '4g', rtt: 50 };

/** The reader saves data: nothing is loaded ahead. */
export const saveData = (page: Page): Promise<void> => tellConnection(page, { saveData: true });

/** Takes back what pages were told, so that they see what the browser estimates or a test emulates. */
export async function tellEstimate(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(navigator, 'connection'));
}
