import { saveData } from '../connection.ts';
import { hold } from '../hold.ts';
import { expect, test, untilInteractive } from './fixture.ts';

/** Browsers with the Navigation API but without precommit handlers (Safari): the address changes before the view. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'NavigationPrecommitController'));
  await saveData(page);
});

test('soft navigation works and the page starts at its top', async ({ page, messages }) => {
  await page.goto('/docs/one');
  await untilInteractive(page);
  await page.evaluate('window.marked = true');
  await page.getByRole('link', { name: 'On to two' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  expect(await page.evaluate('window.marked')).toBe(true);
  expect(messages).toEqual([]);
});

test('when loading fails, the browser loads the address', async ({ page }) => {
  // Kept in the page: what is logged right before a reload may never reach the test.
  await page.addInitScript(() => {
    const warn = console.warn;
    console.warn = (...words) => {
      sessionStorage.setItem('warned', `${sessionStorage.getItem('warned') ?? ''} ${words.join(' ')}`);
      warn(...words);
    };
  });
  await page.route('**/docs/two.fragment.json', (route) => route.abort());
  await page.goto('/docs/start');
  await untilInteractive(page);
  await page.evaluate('window.marked = true');
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await page.waitForFunction('window.marked === undefined');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
  expect(await page.evaluate("sessionStorage.getItem('warned')")).toContain('/docs/two');
});

test('a hash link clicked while the next page is loading still ends on that page', async ({ page }) => {
  const release = await hold(page, '**/docs/two.fragment.json');
  await page.goto('/docs/start');
  await untilInteractive(page);
  await page.getByRole('link', { name: 'Two', exact: true }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/\/docs\/two$/);
  await page.getByRole('link', { name: 'End', exact: true }).click({ noWaitAfter: true });
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
  await expect(page).toHaveURL(/\/docs\/two#end$/);
});
