import type { Page } from '@playwright/test';
import { FAST_LINE, tellConnection } from '../connection.ts';
import { saveData } from '../data-saver.ts';
import { hold } from '../hold.ts';
import { expect, operating, test } from './fixture.ts';

test.beforeEach(({ page }) => tellConnection(page, FAST_LINE));

/** Paths of the fragments that the page loads, in order. */
function watchFragments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.fragment.json') && request.method() === 'GET') paths.push(pathname);
  });
  return paths;
}

/** Gives the browser time to do what it must not do. */
const idle = (page: Page) => page.waitForTimeout(800);

/** Pages of the article's links on /docs/start, in reading order. */
const IN_ARTICLE = ['/docs/one', '/docs/two', '/docs/long'].map((path) => `${path}.fragment.json`);

test('pages of links in the article are loaded ahead in reading order, each once, and a click needs no request', async ({
  page,
}) => {
  const fragments = watchFragments(page);
  await page.goto('/docs/start');
  await expect.poll(() => fragments).toEqual(IN_ARTICLE);
  await page.route('**/docs/two.fragment.json', (route) => route.abort());
  await page.evaluate('window.marked = true');
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
  expect(await page.evaluate('window.marked')).toBe(true);
});

test('links outside the article wait for the pointer or the focus', async ({ page }) => {
  const fragments = watchFragments(page);
  await page.goto('/docs/start');
  await expect.poll(() => fragments).toEqual(IN_ARTICLE);
  await page.getByRole('link', { name: 'Islands page' }).focus();
  await expect.poll(() => fragments).toEqual([...IN_ARTICLE, '/docs/islands.fragment.json']);
});

for (const [what, length] of [
  ['more than 30 kB', '30001'],
  ['unknown length', undefined],
] as const) {
  test(`a page of ${what} is not loaded on a guess, but when it is pointed at`, async ({ page }) => {
    await page.route('**/docs/one.fragment.json', async (route) => {
      if (route.request().method() === 'GET') return route.continue();
      return route.fulfill({ headers: length === undefined ? {} : { 'content-length': length } });
    });
    const fragments = watchFragments(page);
    await page.goto('/docs/start');
    await expect.poll(() => fragments).toEqual(IN_ARTICLE.slice(1));
    await page.getByRole('link', { name: 'One', exact: true }).first().hover();
    await expect.poll(() => fragments).toEqual([...IN_ARTICLE.slice(1), '/docs/one.fragment.json']);
  });
}

/** Paths of the fragments whose length the page asks for. */
function watchLengths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'HEAD') paths.push(new URL(request.url()).pathname);
  });
  return paths;
}

/** Pages of 25 kB. */
const HEAVY = [0, 1, 2, 3].map((index) => `/docs/heavy-${index}.fragment.json`);

test('links in view load at most 60 kB for one page view', async ({ page }) => {
  await page.goto('/docs/one');
  await operating(page);
  const lengths = watchLengths(page);
  const fragments = watchFragments(page);
  await page.evaluate(() => {
    window.navigation?.navigate('/docs/budget');
  });
  // Two of 25 kB fit, and the third ends the budget.
  await expect.poll(() => lengths).toEqual(HEAVY.slice(0, 3));
  await idle(page);
  expect(lengths).toEqual(HEAVY.slice(0, 3));
  expect(fragments).toEqual(['/docs/budget.fragment.json', ...HEAVY.slice(0, 2)]);
});

test('links in view load nothing more once the page view has loaded 80 kB in all', async ({ page }) => {
  const fragments = watchFragments(page);
  await page.goto('/docs/budget');
  await expect.poll(() => fragments.length).toBeGreaterThan(0);
  await idle(page);
  const bytes = await page.evaluate(() =>
    performance
      .getEntries()
      .map((entry) => (entry as PerformanceResourceTiming).transferSize ?? 0)
      .reduce((sum, size) => sum + size, 0),
  );
  expect(bytes).toBeLessThanOrEqual(80_000);
  expect(fragments).toEqual(HEAVY.slice(0, fragments.length));
  expect(fragments.length).toBeLessThan(HEAVY.length);
});

test('links in view wait while an island is loading', async ({ page }) => {
  const release = await hold(page, '**/island.js');
  const fragments = watchFragments(page);
  await page.goto('/docs/busy');
  await operating(page);
  await idle(page);
  expect(fragments).toEqual([]);
  release();
  await expect.poll(() => fragments).toEqual(IN_ARTICLE.slice(0, 2));
});

test('links in view wait while a picture in view is loading', async ({ page }) => {
  const release = await hold(page, '**/picture.svg');
  const fragments = watchFragments(page);
  // The load event must not wait for it.
  await page.addInitScript(() => {
    addEventListener('load', () => document.querySelector('img')?.setAttribute('src', '/picture.svg'));
  });
  await page.goto('/docs/busy');
  await operating(page);
  await idle(page);
  expect(fragments).toEqual([]);
  release();
  await expect.poll(() => fragments).toEqual(IN_ARTICLE.slice(0, 2));
});

test('links in view wait while a dialog is open', async ({ page }) => {
  const release = await hold(page, '**/docs/one.fragment.json');
  const fragments = watchFragments(page);
  await page.goto('/docs/start');
  await expect.poll(() => fragments).toEqual(IN_ARTICLE.slice(0, 1));
  await page.getByRole('button', { name: 'Search docs' }).click();
  await page.getByRole('dialog', { name: 'Search' }).waitFor();
  release();
  await idle(page);
  expect(fragments).toEqual(IN_ARTICLE.slice(0, 1));
  await page.keyboard.press('Escape');
  await expect.poll(() => fragments).toEqual(IN_ARTICLE);
});

for (const connection of [{ effectiveType: '3g' }, { effectiveType: '4g', rtt: 200 }]) {
  test(`with ${JSON.stringify(connection)} only links under the pointer have their page loaded`, async ({ page }) => {
    await tellConnection(page, connection);
    const fragments = watchFragments(page);
    await page.goto('/docs/start');
    await operating(page);
    await page.getByRole('link', { name: 'Two', exact: true }).first().hover();
    await expect.poll(() => fragments).toEqual(['/docs/two.fragment.json']);
  });
}

test('a failed prefetch is forgotten: the click tries again', async ({ page, messages }) => {
  let failures = 0;
  await page.route('**/docs/two.fragment.json', (route) => (failures++ === 0 ? route.abort() : route.continue()));
  await page.goto('/docs/start');
  await expect.poll(() => failures).toBe(1);
  await page.evaluate('window.marked = true');
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
  expect(await page.evaluate('window.marked')).toBe(true);
  expect(messages.filter((message) => message.includes('as a document'))).toEqual([]);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`nothing is loaded ahead with ${JSON.stringify(connection)}`, async ({ page }) => {
    await tellConnection(page, connection);
    const fragments = watchFragments(page);
    await page.goto('/docs/start');
    await page.getByRole('link', { name: 'Two', exact: true }).hover();
    await idle(page);
    expect(fragments).toEqual([]);
    await page.getByRole('link', { name: 'Two', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    expect(fragments).toEqual(['/docs/two.fragment.json']);
  });
}

test.describe('the press of a link', () => {
  test.beforeEach(({ page }) => saveData(page));

  test('has its page loaded, which the click then waits for', async ({ page }) => {
    const fragments = watchFragments(page);
    await page.goto('/docs/start');
    await operating(page);
    await page.getByRole('link', { name: 'Two', exact: true }).hover();
    await page.mouse.down();
    await expect.poll(() => fragments).toEqual(['/docs/two.fragment.json']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    await page.mouse.up();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    expect(fragments).toEqual(['/docs/two.fragment.json']);
  });

  test('loads nothing when it opens a menu, a tab or a window', async ({ page }) => {
    const fragments = watchFragments(page);
    await page.goto('/docs/start');
    await operating(page);
    const link = page.getByRole('link', { name: 'Two', exact: true });
    await link.hover();
    for (const button of ['right', 'middle'] as const) {
      await page.mouse.down({ button });
      await page.mouse.move(1, 1);
      await page.mouse.up({ button });
      await link.hover();
    }
    for (const key of ['Control', 'Meta', 'Shift', 'Alt']) {
      await page.keyboard.down(key);
      await page.mouse.down();
      await page.mouse.move(1, 1);
      await page.mouse.up();
      await page.keyboard.up(key);
      await link.hover();
    }
    expect(fragments).toEqual([]);
  });
});
