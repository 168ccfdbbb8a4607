import type { Page } from '@playwright/test';
import { expect, test } from '../real-site.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Trace, log or message' });
const status = (page: Page) => page.locator('main').getByRole('status');
const entries = (page: Page) => page.locator('.found-error');

const taken =
  'anna@build-7:/home/anna/acme$ datahub docker quickstart\n' +
  'Error response from daemon: driver failed programming external connectivity on endpoint mysql: ' +
  'Bind for 0.0.0.0:3306 failed: port is already allocated';

/** Opens the tool and waits until it can be operated. */
async function open(page: Page): Promise<void> {
  await page.goto('/tools/errors');
  await page.locator('dh-island[data-state=mounted]').first().waitFor();
}

test('shows the causes of a known error, with checks and fixes', async ({ page, complaints }) => {
  await open(page);
  await field(page).fill(taken);
  await expect(status(page)).toContainText('with a message that stands in the text');
  await expect(entries(page).first()).toContainText('Port is already allocated');
  await expect(entries(page).first()).toContainText('message found');
  await expect(entries(page).first().getByText('Fix').first()).toBeVisible();
  await entries(page)
    .first()
    .getByRole('link', { name: /^This error on the page/ })
    .click();
  await expect(page).toHaveURL(/#error-quickstart-port-taken$/);
  expect(complaints).toEqual([]);
});

test('shows what was stripped, and gives only the rest to search and issue', async ({ page }) => {
  await open(page);
  await field(page).fill('password=hunter2 java.lang.IllegalStateException: frobnicator of db.acme.io has no zork');
  await expect(status(page)).toHaveText('Nothing is known about this.');
  const stripped = page.locator('details', { hasText: 'What was stripped (2)' });
  await stripped.locator('summary').click();
  await expect(stripped.getByRole('listitem')).toHaveText([
    'tokens and passwords: password=hunter2',
    'hosts: db.acme.io',
  ]);
  const issue = new URL((await page.getByRole('link', { name: 'Write an issue' }).getAttribute('href')) ?? '');
  expect(issue.searchParams.get('body')).toContain('password=<token> java.lang.IllegalStateException');
  expect(decodeURIComponent(issue.href)).not.toContain('hunter2');
  await page.getByRole('link', { name: /^Search the documentation/ }).click();
  await expect(page).toHaveURL(/\/search\?q=password\+java\.lang\.IllegalStateException\+frobnicator/);
});

test('names sections of the documentation when nothing is known', async ({ page }) => {
  await open(page);
  await field(page).fill('zork frobnicator cannot reach the glossary of webhooks');
  await expect(status(page)).toHaveText('Nothing is known about this.');
  await expect(page.getByRole('heading', { name: 'Sections that may help' })).toBeVisible();
  await page.getByRole('heading', { name: 'Sections that may help' }).locator('+ ul a').first().click();
  await expect(page).toHaveURL(/\/docs\//);
});

test('marks what only has similar words', async ({ page }) => {
  await open(page);
  await field(page).fill(
    'We restored MySQL from a backup. Now search shows old things, some results lead to an empty page.',
  );
  await expect(entries(page).first()).toContainText('similar words');
  await expect(status(page)).toContainText('No known message in it.');
});

test('stays alive under megabytes, files that are no text, and hostile markup', async ({ page, complaints }) => {
  await open(page);
  await field(page).fill('<img src=x onerror=alert(1)>\u0000\u0001\u0002');
  await expect(status(page)).toHaveText('That is no text. Paste the lines of a log or message.');
  await field(page).fill(`${'a(((((((((( '.repeat(250_000)}\n${taken}`);
  await expect(status(page)).toContainText('only its beginning and its end were read', { timeout: 20_000 });
  await expect(entries(page).first()).toContainText('Port is already allocated');
  await field(page).fill('');
  await expect(entries(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('can be used by keyboard alone', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.insertText(taken);
  await expect(entries(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(entries(page).first().locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries(page).first().getByText('Fix').first()).toBeHidden();
});

test('loads nothing but the known errors, and says when that fails', async ({ page }) => {
  await open(page);
  // The shell loads its dialogs when the browser is idle.
  await page.locator('html[data-operating]').waitFor();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  await page.context().route('**/latest/tools/**', (route) => route.abort());
  page.context().on('request', (request) => requests.push(new URL(request.url()).pathname));
  await field(page).fill(taken);
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('could not be loaded');
  await page.context().unroute('**/latest/tools/**');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(entries(page).first()).toContainText('Port is already allocated');
  // Retry asks for the page itself: there may be another release.
  const own = /\/(?:latest\/tools\/\w+\/errors\.json|assets\/errors-worker-.*\.js|tools\/errors)$/;
  expect(requests.filter((path) => !own.test(path))).toEqual([]);
});

test('can be read without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/tools/errors`);
  await expect(page.getByRole('heading', { name: 'What to paste' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await context.close();
});
