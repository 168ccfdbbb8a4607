import { type Browser, chromium } from '@playwright/test';
import { type BrowserChoice, ensureBrowser } from './find-browser.ts';

/**
 * Opens a Chromium, which is installed if there is none, and closes it in the end.
 * @param use gets the browser
 * @returns exit code: 1 if there is no browser
 */
export async function withBrowser(choice: BrowserChoice, use: (browser: Browser) => Promise<void>): Promise<0 | 1> {
  const executablePath = await ensureBrowser(choice);
  if (executablePath === undefined) return 1;
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    await use(browser);
  } finally {
    await browser.close();
  }
  return 0;
}
