import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { canUseApt, installWithApt, runShown } from './install-with-apt.ts';

const DEBIAN = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

/**
 * Where a Chromium is, if there is one: CHROMIUM_PATH, the system's, or Playwright's own.
 * @param exists tells whether there is a file
 */
export function findBrowser(exists: (path: string) => boolean = existsSync): string | undefined {
  const candidates = [process.env.CHROMIUM_PATH ?? '', ...DEBIAN, chromium.executablePath()];
  return candidates.find((path) => path !== '' && exists(path));
}

/**
 * Installs a Chromium when there is none: Debian's package for root on a Debian system, Playwright's own elsewhere.
 * @returns path of the browser, or undefined after a message that says what to do
 */
export function ensureBrowser(): string | undefined {
  const found = findBrowser();
  if (found) return found;
  const installed = canUseApt()
    ? installWithApt('chromium')
    : runShown('node_modules/.bin/playwright', ['install', 'chromium']);
  const browser = installed ? findBrowser() : undefined;
  if (!browser) {
    console.error(
      'The browser tests need Chromium, and it could not be installed. Install it by hand and name it: CHROMIUM_PATH=/path/to/chromium npm test',
    );
  }
  return browser;
}
