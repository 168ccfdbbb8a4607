import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canUseApt, installWithApt, runShown } from './install-with-apt.ts';

/** Chromium without its windows opens a page in a quarter of the time, so it comes first. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE_BROWSERS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

export interface BrowserChoice {
  /** Excludes the headless shell, for measurements of the browser that readers use. */
  whole?: boolean;
  /** Tells whether a file exists. */
  exists?: (path: string) => boolean;
}

/**
 * Finds a Chromium: the one in CHROMIUM_PATH, the system's, or Playwright's own, in this order.
 * @returns path of the program, or undefined if there is none
 */
export function findBrowser({ whole = false, exists = existsSync }: BrowserChoice = {}): string | undefined {
  const shells = whole ? [] : [HEADLESS_SHELL];
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...shells, ...WHOLE_BROWSERS, chromium.executablePath()];
  return candidates.find((path) => path !== '' && exists(path));
}

/**
 * Finds a Chromium, or installs one: Debian's package if this is root on a Debian system, Playwright's own elsewhere.
 * @returns path of the program, or undefined after a message that says what to do
 */
export async function ensureBrowser(choice: BrowserChoice = {}): Promise<string | undefined> {
  const found = findBrowser(choice);
  if (found) return found;
  const installed = canUseApt()
    ? (await installWithApt(choice.whole ? 'chromium' : 'chromium-headless-shell')) ||
      (await installWithApt('chromium'))
    : await runShown('node_modules/.bin/playwright', ['install', 'chromium']);
  const browser = installed ? findBrowser(choice) : undefined;
  if (!browser) {
    console.error(
      'The browser tests require Chromium, which couldn’t be installed. Install it manually and specify its path: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  return browser;
}
