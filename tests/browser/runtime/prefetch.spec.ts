import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { saveData, tellConnection } from '../connection.ts';
import { hold } from '../hold.ts';
import { idle } from '../idle.ts';
import { listen } from '../listen.ts';
import { expect, test, untilInteractive } from './fixture.ts';

/** Paths of the fragments that the page asks for, in order. */
function watchFragments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.fragment.json')) paths.push(pathname);
  });
  return paths;
}

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

test('a page of more than 30 kB isn’t loaded speculatively, but it is loaded on hover', async ({ page, origin }) => {
  const fragment = await (await fetch(`${origin}/docs/one.fragment.json`)).text();
  await page.route('**/docs/one.fragment.json', (route) =>
    route.fulfill({ headers: { 'content-length': '30001' }, body: fragment.padEnd(30_001) }),
  );
  const fragments = watchFragments(page);
  await page.goto('/docs/start');
  // What arrives before the guess is given up counts toward the limit of the page view, so other guesses may follow or not.
  const ofLargePage = () => fragments.filter((path) => path === '/docs/one.fragment.json').length;
  await expect.poll(ofLargePage).toBe(1);
  await page.getByRole('link', { name: 'One', exact: true }).first().hover();
  await expect.poll(ofLargePage).toBe(2);
});

test('a speculative load of a page whose size the host doesn’t state is canceled after three times 30 kB, because the page is compressed', async ({
  page,
  origin,
}) => {
  const fragment = await (await fetch(`${origin}/docs/one.fragment.json`)).text();
  let givenUp = 0;
  const server = await listen(
    createServer((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.write(fragment.slice(0, 1) + ' '.repeat(91_000));
      response.once('close', () => {
        givenUp += 1;
      });
    }),
  );
  await page.route('**/docs/one.fragment.json', (route) => route.continue({ url: `${server.origin}/` }));
  const fragments = watchFragments(page);
  await page.goto('/docs/start');
  await expect.poll(() => fragments).toEqual(IN_ARTICLE);
  await expect.poll(() => givenUp).toBe(1);
  await page.unroute('**/docs/one.fragment.json');
  await page.getByRole('link', { name: 'One', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
  await server.close();
});

test('links in view wait while the reader searches', async ({ page }) => {
  const release = await hold(page, '**/docs/one.fragment.json');
  const fragments = watchFragments(page);
  await page.goto('/docs/start');
  await expect.poll(() => fragments).toEqual(IN_ARTICLE.slice(0, 1));
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  const one = page.waitForResponse('**/docs/one.fragment.json');
  release();
  await one;
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
    await untilInteractive(page);
    await page.getByRole('link', { name: 'Two', exact: true }).first().hover();
    await expect.poll(() => fragments).toEqual(['/docs/two.fragment.json']);
  });
}

test('a failed prefetch is forgotten, and the click tries again', async ({ page, messages }) => {
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
    await untilInteractive(page);
    await idle(page);
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

  test('loads the page, which the click then waits for', async ({ page }) => {
    const fragments = watchFragments(page);
    await page.goto('/docs/start');
    await untilInteractive(page);
    await page.getByRole('link', { name: 'Two', exact: true }).hover();
    await page.mouse.down();
    await expect.poll(() => fragments).toEqual(['/docs/two.fragment.json']);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    await page.mouse.up();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    expect(fragments).toEqual(['/docs/two.fragment.json']);
  });

  test('loads nothing when it opens a menu, a tab, or a window', async ({ page }) => {
    const fragments = watchFragments(page);
    await page.goto('/docs/start');
    await untilInteractive(page);
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
    await idle(page);
    expect(fragments).toEqual([]);
  });
});
