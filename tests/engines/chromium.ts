import { chromium } from '@playwright/test';
import { findBrowser } from '#scripts/test/find-browser.ts';
import { Complaints, type Engine, type StartEngine } from './engine.ts';
import { type Lack, serveWithout } from './lacks.ts';

/** Chromium, driven by Playwright. */
export const startChromium: StartEngine = (origin) => start(origin, []);

/** Chromium without something that other browsers don't have either. */
export function chromiumWithout(missing: readonly Lack[]): StartEngine {
  return async (origin) => {
    const site = await serveWithout(origin, missing);
    const engine = await start(site.origin, missing);
    return {
      ...engine,
      close: async () => {
        await engine.close();
        await site.close();
      },
    };
  };
}

async function start(origin: string, missing: readonly Lack[]): Promise<Engine> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  });
  const context = await browser.newContext({ baseURL: origin });
  for (const { remove } of missing) if (remove) await context.addInitScript(remove);
  const complaints = new Complaints();
  return {
    version: `chromium/${browser.version()}`,
    takeComplaints: () => complaints.take(),
    close: () => browser.close(),
    newTab: async () => {
      const page = await context.newPage();
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.add(message.text());
      });
      page.on('pageerror', (error) => complaints.add(error.message));
      return {
        open: async (path) => {
          await page.goto(path);
        },
        resize: (width, height) => page.setViewportSize({ width, height }),
        // Playwright's type of the function is narrower; what crosses is plain data.
        run: (inPage, argument) => page.evaluate(inPage as never, argument as never),
        click: (selector) => page.locator(selector).filter({ visible: true }).first().click(),
        type: (selector, text) => page.locator(selector).first().pressSequentially(text),
        press: (key) => page.keyboard.press(key),
        back: async () => {
          await page.goBack();
        },
        close: () => page.close(),
      };
    },
  };
}
