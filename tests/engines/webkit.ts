import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Builder, By, Capabilities, error, Key } from 'selenium-webdriver';
import { MINI_BROWSER, WEBKIT_DRIVER, XVFB } from '#scripts/test/find-engines.ts';
import { freePort } from '#scripts/test/free-port.ts';
import { Complaints, type StartEngine, type Tab } from './engine.ts';
import { resizeInside, type Size } from './resize-inside.ts';
import { temporaryHome } from './temporary-home.ts';
import { until } from './until.ts';

const keys = { Enter: Key.ENTER, Escape: Key.ESCAPE, '/': '/' } as const;

/** How long the driver waits for a page, which takes less than a second. */
const MOST_MILLISECONDS = 15_000;

/** Runs in a page: whether it's completely loaded and no other page of the site. */
function isLoaded(path: string): boolean {
  return location.href.endsWith(path) && document.readyState === 'complete';
}

/** Resolves with the number of the display that a virtual X server chose. */
async function startDisplay(): Promise<{ display: string; stop: () => void }> {
  const server = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '2600x1600x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = server.stdio[3] as NodeJS.ReadableStream;
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    createInterface(output).once('line', resolve);
  });
  return { display: `:${number}`, stop: () => server.kill() };
}

/** WebKitGTK, over WebDriver, in a virtual display. */
export const startWebkit: StartEngine = async (origin) => {
  const { display, stop } = await startDisplay();
  const port = await freePort();
  const home = temporaryHome();
  const environment = {
    ...process.env,
    HOME: home,
    DISPLAY: display,
    // Containers don't allow the sandbox's namespaces.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
  };
  const service = spawn(WEBKIT_DRIVER, [`--port=${port}`], { env: environment, stdio: ['ignore', 'pipe', 'pipe'] });
  const complaints = new Complaints();
  for (const stream of [service.stdout, service.stderr]) {
    createInterface(stream).on('line', (line) => {
      if (/^(?:.*CONSOLE.*(?:ERROR|SECURITY))/.test(line)) complaints.add(line);
    });
  }
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: MINI_BROWSER,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  });
  const connect = () => new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(capabilities).build();
  const driver = await retry(connect);
  await driver.manage().setTimeouts({ pageLoad: MOST_MILLISECONDS });
  const version = (await driver.getCapabilities()).get('browserVersion');
  // The session begins with a window. Closing one would end it, so those that aren't needed any more wait for the next.
  const free = [await driver.getWindowHandle()];
  return {
    version: `webkitgtk/${version}`,
    takeComplaints: () => complaints.take(),
    close: async () => {
      await driver.quit();
      service.kill();
      stop();
      rmSync(home, { recursive: true, force: true });
    },
    newTab: async () => {
      const kept = free.pop();
      if (kept === undefined) await driver.switchTo().newWindow('window');
      const handle = kept ?? (await driver.getWindowHandle());
      const here = async () => {
        if ((await driver.getWindowHandle().catch(() => '')) !== handle) await driver.switchTo().window(handle);
      };
      const inView = async (selector: string) => {
        await here();
        for (const element of await driver.findElements(By.css(selector))) {
          // The driver takes what is transparent for hidden.
          const isSeen = await driver.executeScript<boolean>(
            'const [e] = arguments; const { top, bottom } = e.getBoundingClientRect(); if (top < 0 || bottom > innerHeight) e.scrollIntoView({ block: "center", behavior: "instant" }); return e.checkVisibility()',
            element,
          );
          if (isSeen) return element;
        }
        throw new Error(`Nothing in view matches ${selector}.`);
      };
      const tab: Tab = {
        open: async (path) => {
          await here();
          // The driver now and then doesn't notice that a page has loaded.
          await driver.get(origin + path).catch((failure: unknown) => {
            if (!(failure instanceof error.TimeoutError)) throw failure;
          });
          await until(tab, `${path} is loaded`, isLoaded, path);
        },
        resize: async (width, height) => {
          await here();
          const window = driver.manage().window();
          await resizeInside(
            {
              outer: () => window.getRect(),
              setOuter: async (size) => void (await window.setRect(size)),
              inner: () => driver.executeScript<Size>('return { width: innerWidth, height: innerHeight }'),
            },
            { width, height },
          );
        },
        run: async (inPage, argument) => {
          await here();
          return driver.executeScript(`return (${inPage})(arguments[0])`, argument);
        },
        click: async (selector) => (await inView(selector)).click(),
        type: async (selector, text) => (await inView(selector)).sendKeys(text),
        press: async (key) => {
          await here();
          await driver.actions().sendKeys(keys[key]).perform();
        },
        back: async () => {
          await here();
          await driver.navigate().back();
        },
        close: async () => {
          await here();
          await driver.get('about:blank');
          free.push(handle);
        },
      };
      return tab;
    },
  };
};

/** The driver takes a moment until it listens. */
async function retry<Value>(attempt: () => Promise<Value>): Promise<Value> {
  for (let left = 50; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || !/ECONNREFUSED/.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
