import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { missingFor } from '#scripts/test/find-engines.ts';
import { isExhaustive } from '../extent.ts';
import { type Behavior, behaviors } from './behaviors.ts';
import { chromiumWithout, startChromium } from './chromium.ts';
import type { Engine, StartEngine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { type HeldSite, serveHeld } from './held-site.ts';
import { lacks } from './lacks.ts';
import { readLandmarks, screens } from './screens.ts';
import { until } from './until.ts';
import { startWebkit } from './webkit.ts';

/** What every newer feature is taken away from. */
const LESS = 'chromium without all of these';

const starters: Readonly<Record<string, StartEngine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
  [LESS]: chromiumWithout(Object.values(lacks)),
  ...Object.fromEntries(
    Object.entries(lacks).map(([name, lack]) => [`chromium without ${name}`, chromiumWithout([lack])]),
  ),
};

/** How far the landmarks of a page may be from where they are in Chromium, in pixels: engines round widths and letters differently. */
const TOLERANCE = 4;

/** The window of WebKitGTK's browser can't be narrower; both widths are those of phones for the site. */
const NARROWEST = { firefox: 390, webkit: 460, [LESS]: 390 } as const;

/** Browsers run as long as their worker, because starting one takes seconds. */
const test = base.extend<object, { site: HeldSite; engine: (name: string) => Promise<Engine> }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies of a fixture from this pattern.
    async ({}, use) => {
      const site = await serveHeld(join(process.cwd(), 'dist'));
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  engine: [
    async ({ site }, use) => {
      const running = new Map<string, Promise<Engine>>();
      await use((name) => {
        const start = starters[name];
        if (!start) throw new Error(`There is no engine "${name}".`);
        const engine = running.get(name) ?? start(site.origin);
        running.set(name, engine);
        return engine;
      });
      for (const engine of running.values()) await (await engine).close();
    },
    { scope: 'worker' },
  ],
});

function testBehavior(name: string, behavior: Behavior): void {
  test(behavior.name, async ({ engine, site }) => {
    const browser = await engine(name);
    browser.takeComplaints();
    const tab = await browser.newTab();
    await tab.resize(1440, 900);
    try {
      await behavior.run(tab, browser, site);
    } finally {
      await tab.close();
    }
    expect(browser.takeComplaints().filter((text) => !/404/.test(text))).toEqual([]);
  });
}

for (const name of ['chromium', 'firefox', 'webkit']) {
  test.describe(name, () => {
    const missing = name === 'chromium' ? [] : missingFor(name as 'firefox' | 'webkit');
    test.skip(missing.length > 0, `Needs these packages of Debian: ${missing.join(', ')}.`);

    for (const behavior of behaviors) testBehavior(name, behavior);
  });
}

for (const [lacking, { concerns }] of Object.entries(lacks)) {
  test.describe(`chromium without ${lacking}`, () => {
    const concerned = behaviors.filter((behavior) => concerns.test(behavior.name));
    test('is concerned by some behaviors', () => expect(concerned).not.toEqual([]));
    // All behaviors run without all of these, so each lack alone runs one of those that it concerns.
    for (const behavior of isExhaustive ? behaviors : concerned.slice(0, 1))
      testBehavior(`chromium without ${lacking}`, behavior);
  });
}

test.describe(LESS, () => {
  for (const behavior of behaviors) testBehavior(LESS, behavior);
});

for (const name of ['firefox', 'webkit', LESS] as const) {
  test.describe(`${name} and Chromium`, () => {
    const missing = name === LESS ? [] : missingFor(name);
    test.skip(missing.length > 0, `Needs these packages of Debian: ${missing.join(', ')}.`);

    for (const width of [NARROWEST[name], 1440]) {
      test(`show every screen alike at ${width} px`, async ({ engine }) => {
        const [one, other] = [await engine('chromium'), await engine(name)];
        const tabs = [await one.newTab(), await other.newTab()] as const;
        other.takeComplaints();
        const different: string[] = [];
        for (const tab of tabs) await tab.resize(width, 900);
        for (const path of screens) {
          for (const tab of tabs) {
            await tab.open(path);
            await until(tab, 'the font is there', () => document.fonts.status === 'loaded');
          }
          const [expected, actual] = [await readLandmarks(tabs[0]), await readLandmarks(tabs[1])];
          if (actual.overflows) different.push(`${path} scrolls sideways`);
          for (const [selector, box] of Object.entries(expected.boxes)) {
            const found = actual.boxes[selector];
            const away = found && Math.max(Math.abs(found.left - box.left), Math.abs(found.width - box.width));
            if (away === undefined || away > TOLERANCE)
              different.push(`${path} ${selector}: ${JSON.stringify(found)} instead of ${JSON.stringify(box)}`);
          }
        }
        for (const tab of tabs) await tab.close();
        expect(different).toEqual([]);
        expect(other.takeComplaints()).toEqual([]);
      });
    }
  });
}
