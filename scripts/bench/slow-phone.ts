import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** Slow 4G as in Lighthouse: bits per second and milliseconds. */
const SLOW_4G = { down: 1_600_000, up: 750_000, roundTrip: 150 };
/** How many times slower than this machine a phone is. */
export const QUARTER = 4;
export const FULL_SPEED = 1;

export interface SlowPhone {
  context: BrowserContext;
  page: Page;
  session: CDPSession;
  /** Slows down the network, or leaves it unchanged. */
  slowNetwork(isSlow: boolean): Promise<void>;
}

/**
 * Opens an empty page with nothing cached.
 * @param network whether the network is slow from the start
 * @param slowdown how many times slower than this machine
 */
export async function openSlowPhone(
  browser: Browser,
  network: 'slow' | 'fast',
  slowdown = QUARTER,
): Promise<SlowPhone> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 2 });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const slowNetwork = (isSlow: boolean) => emulate(session, isSlow);
  await slowNetwork(network === 'slow');
  return { context, page, session, slowNetwork };
}

async function emulate(session: CDPSession, isSlow: boolean): Promise<void> {
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: isSlow ? SLOW_4G.roundTrip : 0,
    downloadThroughput: isSlow ? SLOW_4G.down / 8 : -1,
    uploadThroughput: isSlow ? SLOW_4G.up / 8 : -1,
  });
}
