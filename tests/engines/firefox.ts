import { rmSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { FIREFOX } from '#scripts/test/find-engines.ts';
import { Complaints, type StartEngine } from './engine.ts';
import { temporaryHome } from './temporary-home.ts';

/** Firefox, over WebDriver BiDi. */
export const startFirefox: StartEngine = async (origin) => {
  const home = temporaryHome();
  const browser = await puppeteer.launch({
    env: { ...process.env, HOME: home },
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    defaultViewport: null,
    // The tests look at what readers see, so no scroll bar takes up room beside it.
    extraPrefsFirefox: {
      'widget.non-native-theme.scrollbar.size.override': 0,
      'layout.testing.overlay-scrollbars.always-visible': false,
      'ui.useOverlayScrollbars': 1,
    },
  });
  const complaints = new Complaints();
  return {
    version: await browser.version(),
    takeComplaints: () => complaints.take(),
    close: async () => {
      await browser.close();
      rmSync(home, { recursive: true, force: true });
    },
    newTab: async () => {
      const page = await browser.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.add(message.text());
      });
      page.on('pageerror', (error) => complaints.add(error instanceof Error ? error.message : String(error)));
      const inView = async (selector: string) => {
        for (const element of await page.$$(selector)) if (await element.isVisible()) return element;
        throw new Error(`Nothing in view matches ${selector}.`);
      };
      return {
        open: async (path) => {
          await page.goto(origin + path, { waitUntil: 'load' });
        },
        resize: (width, height) => page.setViewport({ width, height }),
        run: (inPage, argument) => page.evaluate(inPage as never, argument as never) as never,
        click: async (selector) => (await inView(selector)).click(),
        type: async (selector, text) => {
          const field = await inView(selector);
          await field.focus();
          await page.keyboard.type(text);
        },
        press: (key) => page.keyboard.press(key),
        back: async () => {
          await page.goBack();
        },
        close: () => page.close(),
      };
    },
  };
};
