import type { Page } from '@playwright/test';
import { saveData } from '../data-saver.ts';
import { expect, operating, test } from './fixture.ts';

/** Paths of the fragments that the page asks for, in order. */
function watchFragments(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.fragment.json')) paths.push(pathname);
  });
  return paths;
}

/** Gives the browser time to do what it must not do. */
const idle = (page: Page) => page.waitForTimeout(800);

test('pages of links in view are loaded ahead, each once, and a click needs no request', async ({ page }) => {
  const fragments = watchFragments(page);
  await page.goto('/docs/start');
  await expect.poll(() => fragments).toContain('/docs/one.fragment.json');
  await expect.poll(() => fragments).toContain('/docs/two.fragment.json');
  await idle(page);
  expect(new Set(fragments).size).toBe(fragments.length);
  await page.route('**/docs/two.fragment.json', (route) => route.abort());
  await page.evaluate('window.marked = true');
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
  expect(await page.evaluate('window.marked')).toBe(true);
});

test('what is out of view waits for the pointer or the focus', async ({ page }) => {
  const fragments = watchFragments(page);
  await page.goto('/docs/start');
  await expect.poll(() => fragments.length).toBeGreaterThan(3);
  await idle(page);
  expect(fragments).not.toContain('/docs/islands.fragment.json');
  await page.getByRole('link', { name: 'Islands page' }).focus();
  await expect.poll(() => fragments).toContain('/docs/islands.fragment.json');
});

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
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection);
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
