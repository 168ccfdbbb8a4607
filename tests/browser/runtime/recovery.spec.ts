import { idle } from '../idle.ts';
import { breakIsland, expect, test } from './fixture.ts';

const banner = 'Your Docusaurus site did not load properly.';

test('one reload recovers a script that is gone after a deployment', async ({ page }) => {
  let requests = 0;
  await page.route('**/assets/runtime-*.js', (route) => (requests++ === 0 ? route.abort() : route.continue()));
  await page.goto('/docs/start');
  await expect.poll(() => requests).toBe(2);
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect.poll(() => page.evaluate("sessionStorage.getItem('dh:reloaded')")).toBeNull();
});

test('a script that stays missing is requested twice, and then the page works as without scripts', async ({ page }) => {
  let requests = 0;
  await page.route('**/assets/runtime-*.js', (route) => {
    requests++;
    return route.abort();
  });
  await page.goto('/docs/start');
  await expect(page.locator('html')).not.toHaveAttribute('data-js');
  // Whatever reloads would have done so by then.
  await page.waitForLoadState();
  await idle(page);
  expect(requests).toBe(2);
  await expect(page.getByText(banner)).toBeHidden();
});

test('with storage disabled, nothing is reloaded, so there can’t be a loop', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    }),
  );
  let requests = 0;
  await page.route('**/assets/runtime-*.js', (route) => {
    requests++;
    return route.abort();
  });
  await page.goto('/docs/start');
  await expect(page.locator('html')).not.toHaveAttribute('data-js');
  // Whatever reloads would have done so by then.
  await page.waitForLoadState();
  await idle(page);
  expect(requests).toBe(1);
});

test('the banner stays away while everything loads', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText(banner)).toBeHidden();
});

test('on the home page at the configured base URL the banner says that files are missing', async ({ page }) => {
  await page.route('**/assets/runtime-*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText(banner);
  await expect(page.getByText('this address suggests')).toBeHidden();
});

test.describe('served below a different path than configured', () => {
  test.use({ siteOptions: { base: '/', at: '/catalog/' } });
  test('the home page suggests the base URL of its address', async ({ page, messages }) => {
    await page.goto('/catalog/');
    await expect(page.getByRole('alert')).toContainText(banner);
    await expect(page.getByRole('alert')).toContainText('It is /; this address suggests baseUrl: /catalog/');
    expect(messages.filter((message) => message.includes('Security'))).toEqual([]);
  });

  test('other pages show no banner and are still readable', async ({ page }) => {
    await page.goto('/catalog/docs/start');
    await expect(page.locator('html')).not.toHaveAttribute('data-js');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    await expect(page.getByText(banner)).toBeHidden();
  });
});

test.describe('a copy of a page that the browser kept', () => {
  // Browsers under test keep none, so the page is told that it is one.
  const comeBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  test('is reloaded if it wasn’t finished', async ({ page }) => {
    await page.goto('/docs/start');
    await page.evaluate(() => document.querySelector('main')?.setAttribute('data-state', 'loading'));
    const loaded = page.waitForEvent('load');
    await page.evaluate(comeBack);
    await loaded;
    await expect(page.locator('main[data-state]')).toHaveCount(0);
  });

  test('is reloaded if leaving it interrupted an island', async ({ page }) => {
    const repair = await breakIsland(page);
    await page.goto('/docs/islands');
    const island = page.getByTestId('broken');
    await expect(island.getByRole('alert')).toBeVisible();
    repair();
    await page.evaluate(comeBack);
    await expect(island).toHaveText('works');
  });

  test('stays as it is if it was finished', async ({ page }) => {
    await page.goto('/docs/start');
    let loads = 0;
    page.on('load', () => loads++);
    await page.evaluate(comeBack);
    await idle(page);
    expect(loads).toBe(0);
  });
});
