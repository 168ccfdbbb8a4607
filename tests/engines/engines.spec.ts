import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { missingFor } from '#scripts/test/find-engines.ts';
import { isExhaustive, sample, touched } from '../extent.ts';
import { type Behavior, behaviors } from './behaviors.ts';
import { chromiumWithout, startChromium } from './chromium.ts';
import type { Engine, StartEngine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { type HeldSite, serveHeld } from './held-site.ts';
import { lacks } from './lacks.ts';
import { type Landmarks, readLandmarks, screens } from './screens.ts';
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

/** A change of code that runs in browsers, or of styles, concerns all behaviors and screens. */
const isTouched = touched.some((file) => /\.(?:css|tsx)$|^(?:runtime|site)\//.test(file));

/** These share the behaviors, a third each, unless a change concerns them. */
const sharing = ['firefox', 'webkit', LESS];

/** Debian's packages that an engine needs and that aren't installed. Chromium is always there. */
function missingPackages(name: string): readonly string[] {
  return name === 'firefox' || name === 'webkit' ? missingFor(name) : [];
}

function behaviorsFor(name: string): readonly Behavior[] {
  const first = sharing.indexOf(name);
  // All other browser tests run in Chromium, which therefore repeats these behaviors only if everything is tested.
  if (first < 0) return isExhaustive ? behaviors : [];
  return sample([...behaviors.slice(first), ...behaviors.slice(0, first)], sharing.length, () => isTouched);
}

for (const name of ['chromium', ...sharing]) {
  test.describe(name, () => {
    const missing = missingPackages(name);
    test.skip(missing.length > 0, `Needs these packages of Debian: ${missing.join(', ')}.`);

    for (const behavior of behaviorsFor(name)) testBehavior(name, behavior);
  });
}

for (const [lacking, { concerns }] of Object.entries(lacks)) {
  test.describe(`chromium without ${lacking}`, () => {
    const concerned = behaviors.filter((behavior) => concerns.test(behavior.name));
    test('is affected by some behaviors', () => expect(concerned).not.toEqual([]));
    // Behaviors run without all of these, so each lack alone runs one of those that it concerns.
    for (const behavior of isExhaustive ? behaviors : concerned.slice(0, 1))
      testBehavior(`chromium without ${lacking}`, behavior);
  });
}

/**
 * Opens screens once in each round, and measures it at the round's widths.
 * @param rounds widths of the window in pixels
 */
async function landmarksOf(engine: Engine, rounds: readonly (readonly number[])[]): Promise<Map<string, Landmarks>> {
  const tab = await engine.newTab();
  const found = new Map<string, Landmarks>();
  let now = 0;
  for (const widths of rounds) {
    for (const path of sample(screens, 3, () => isTouched)) {
      for (const [index, width] of widths.entries()) {
        if (width !== now) await tab.resize(width, 900);
        now = width;
        if (index === 0) await tab.open(path);
        await until(tab, 'the font is there', () => document.fonts.status === 'loaded');
        found.set(`${path} at ${width} px`, await readLandmarks(tab));
      }
    }
  }
  await tab.close();
  return found;
}

for (const name of ['firefox', 'webkit', LESS] as const) {
  const missing = missingPackages(name);
  const widths = [NARROWEST[name], 1440];
  test(`${name} and Chromium show screens alike at ${widths.join(' and ')} px`, async ({ engine }) => {
    test.skip(missing.length > 0, `Needs these packages of Debian: ${missing.join(', ')}.`);
    test.slow(isTouched, 'Three times as many screens are compared.');
    const [one, other] = [await engine('chromium'), await engine(name)];
    other.takeComplaints();
    // They are processes of their own.
    const [expected, actual] = await Promise.all([
      landmarksOf(one, [widths]),
      // A window of WebKitGTK takes longer to resize than a page takes to load.
      landmarksOf(other, name === 'webkit' ? widths.map((width) => [width]) : [widths]),
    ]);
    const different: string[] = [];
    for (const [screen, { boxes, overflows }] of actual) {
      if (overflows) different.push(`${screen} scrolls sideways`);
      for (const [selector, box] of Object.entries(expected.get(screen)?.boxes ?? {})) {
        const found = boxes[selector];
        const away = found && Math.max(Math.abs(found.left - box.left), Math.abs(found.width - box.width));
        if (away === undefined || away > TOLERANCE)
          different.push(`${screen} ${selector}: ${JSON.stringify(found)} instead of ${JSON.stringify(box)}`);
      }
    }
    expect([...actual.keys()].sort()).toEqual([...expected.keys()].sort());
    expect(different).toEqual([]);
    expect(other.takeComplaints()).toEqual([]);
  });
}
