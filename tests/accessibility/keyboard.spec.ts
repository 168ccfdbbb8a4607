import type { Page } from '@playwright/test';
import { expect, test } from '../browser/real-site.ts';
import { faultsOf, walk } from './focus-walk.ts';
import { namelessStops } from './nameless-stops.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });
// Hundreds of keys each, and what the browser computes at every stop.
test.describe.configure({ timeout: 120_000 });

interface Walked {
  name: string;
  path: string;
  prepare?: (page: Page) => Promise<void>;
  /** Stops that there are at least. */
  stops: number;
}

const walked: readonly Walked[] = [
  { name: 'home', path: '/', stops: 50 },
  { name: 'guide with samples, tabs and contents', path: '/docs/api/tutorials/adding-tags', stops: 100 },
  { name: 'connector with options', path: '/docs/generated/ingestion/sources/sqlalchemy', stops: 100 },
  { name: 'filtered integrations', path: '/integrations?q=sql&compare=mysql', stops: 80 },
  {
    name: 'search results',
    path: '/search?q=tag',
    prepare: (page) => page.locator('.result-list > li').first().waitFor(),
    stops: 50,
  },
  {
    name: 'recipe studio',
    path: '/tools/recipes?source=mysql',
    prepare: (page) => page.locator('.tool-status', { hasText: 'No problems found' }).waitFor(),
    stops: 50,
  },
  { name: 'metamodel explorer', path: '/tools/metamodel?entity=dataset&view=graph', stops: 50 },
];

async function open(page: Page, path: string, prepare?: Walked['prepare']): Promise<void> {
  await page.goto(path);
  await expect(page.locator('dh-island[data-state=loading]')).toHaveCount(0);
  await prepare?.(page);
}

for (const { name, path, prepare, stops: least } of walked) {
  test(`${name}: Tab reaches everything in order, each stop is named, shows the focus and can be seen`, async ({
    page,
  }) => {
    await open(page, path, prepare);
    const stops = await walk(page, 'Tab');
    expect(stops.length).toBeGreaterThan(least);
    expect(faultsOf(stops)).toEqual([]);
    expect(await namelessStops(page)).toEqual([]);
  });
}

test.describe('a window of 1280 × 1024 px at 400 %', () => {
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  for (const keys of ['Tab', 'Shift+Tab'] as const) {
    test(`${keys} never leads behind the bar at the top`, async ({ page }) => {
      await open(page, '/docs/domains');
      const stops = await walk(page, keys);
      expect(stops.length).toBeGreaterThan(20);
      expect(faultsOf(stops)).toEqual([]);
    });
  }
});
