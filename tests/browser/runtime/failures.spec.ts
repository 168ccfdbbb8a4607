import { saveData } from '../connection.ts';
import { hold } from '../hold.ts';
import { expect, test } from './fixture.ts';

const mark = 'window.marked = true';
const isMarked = 'window.marked === true';

const failures: Record<string, { status?: number; contentType?: string; body?: string } | 'network'> = {
  'the network fails': 'network',
  'the server answers with an error': { status: 500, body: 'broken' },
  'the fragment is cut off': { contentType: 'application/json', body: '{"shell":"build-1","title":"Tw' },
  'a page comes instead of the fragment': { contentType: 'text/html', body: '<!doctype html><title>Hello</title>' },
  'the fragment has another shape': { contentType: 'application/json', body: '{"shell":"build-1","main":7}' },
  'another release made the fragment': {
    contentType: 'application/json',
    body: '{"shell":"build-2","title":"Two","main":"new"}',
  },
};

for (const [what, answer] of Object.entries(failures)) {
  test(`when ${what}, a warning names the address and the browser loads it`, async ({ page, messages }) => {
    await page.route('**/docs/two.fragment.json', (route) =>
      answer === 'network' ? route.abort() : route.fulfill(answer),
    );
    await page.goto('/docs/start');
    await page.evaluate(mark);
    await page.getByRole('link', { name: 'Two', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    await expect(page).toHaveURL(/\/docs\/two$/);
    expect(await page.evaluate(isMarked)).toBe(false);
    expect(messages.some((message) => message.includes('/docs/two'))).toBe(true);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  });
}

test('a prefetched page that never arrives is loaded as a document, and the earlier click isn’t lost', async ({
  page,
  messages,
}) => {
  await page.addInitScript(() => {
    // The reader of this test has less patience.
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 10);
  });
  await hold(page, '**/docs/two.fragment.json');
  const asked = page.waitForRequest('**/docs/two.fragment.json');
  await page.goto('/docs/start');
  await page.evaluate(mark);
  const link = page.getByRole('link', { name: 'Two', exact: true });
  await link.hover();
  await asked;
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
  expect(await page.evaluate(isMarked)).toBe(false);
  expect(messages.join()).toContain('TimeoutError');
});

test('when going back fails, the browser loads the address that is already shown', async ({ page }) => {
  // From the beginning, so that the page can't be loaded ahead either.
  await page.route('**/docs/start.fragment.json', (route) => route.abort());
  await page.goto('/docs/start');
  await page.getByRole('link', { name: 'Two', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
  await page.evaluate(mark);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  expect(await page.evaluate(isMarked)).toBe(false);
});

test('when the sidebar tree fails, the page is loaded as a document', async ({ page }) => {
  const answers = [
    { status: 404, body: 'gone' },
    { body: '<nav><a href="/do' },
    { body: '<!doctype html><title>Sign in</title>' },
  ];
  for (const answer of answers) {
    await page.route('**/sidebar.html', (route) => route.fulfill(answer));
    await page.goto('/docs/two');
    await page.getByRole('link', { name: 'Far', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Far');
    await expect(page.getByRole('link', { name: 'Far page' })).toHaveAttribute('aria-current', 'page');
    await page.unroute('**/sidebar.html');
  }
});

test('when the sidebar tree fails after the reader has moved on, the reader isn’t taken back', async ({
  page,
  messages,
}) => {
  await saveData(page);
  await page.route('**/sidebar.html', (route) => route.abort());
  const fail = await hold(page, '**/sidebar.html');
  await page.goto('/docs/two');
  await page.getByRole('link', { name: 'Far', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Far');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
  await page.evaluate(mark);
  const failed = page.waitForEvent('requestfailed');
  fail();
  await failed;
  await page.getByRole('link', { name: 'Back to start' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
  expect(await page.evaluate(isMarked)).toBe(true);
  expect(messages.filter((message) => message.includes('as a document'))).toEqual([]);
});

test('a link to a page that is gone shows the not-found page', async ({ page }) => {
  await page.goto('/docs/deep/near');
  await page.getByRole('link', { name: 'Gone' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
});

test.describe('without the Navigation API', () => {
  test('links load documents, the sidebar keeps its position, and everything else works', async ({
    page,
    messages,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'navigation');
      Object.defineProperty(window, 'navigation', { value: undefined });
    });
    await page.goto('/docs/start');
    await page.locator('aside').evaluate((aside) => aside.scrollTo(0, 200));
    await page.evaluate(mark);
    await page.getByRole('link', { name: 'Second page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    expect(await page.evaluate(isMarked)).toBe(false);
    await expect.poll(() => page.locator('aside').evaluate((aside) => aside.scrollTop)).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(messages).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('pages read and links lead on', async ({ page }) => {
    await page.goto('/docs/start');
    await expect(page.locator('html')).not.toHaveAttribute('data-js');
    await page.getByRole('link', { name: 'Deep' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Far');
    await page.goto('/docs/tabs');
    await expect(page.getByTestId('tabs-1').getByRole('tabpanel')).toHaveCount(2);
    await expect(page.getByTestId('tabs-1').locator('.tab-label').last()).toBeVisible();
  });
});
