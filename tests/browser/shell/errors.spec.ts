import type { Page } from '@playwright/test';
import { expect, test } from '../real-site.ts';
import { watchTraffic } from '../traffic.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Trace, log, or message' });
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
  await expect(status(page)).toContainText('has a message that appears in your text');
  await expect(entries(page).first()).toContainText('Port is already allocated');
  await expect(entries(page).first()).toContainText('message found');
  await expect(entries(page).first().getByText('Solution:').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sections that may help' })).toBeVisible();
  await entries(page)
    .first()
    .getByRole('link', { name: /^Read more about this error/ })
    .click();
  await expect(page).toHaveURL(/#error-quickstart-port-taken$/);
  expect(complaints).toEqual([]);
});

test('links to search and issue work only after the reader has checked the redacted text', async ({ page }) => {
  await open(page);
  await field(page).fill('password=hunter2 java.lang.IllegalStateException: frobnicator of db.acme.io has no zork');
  await expect(page.getByRole('list', { name: 'Removed from the text' }).getByRole('listitem')).toHaveText([
    '1 password or token',
    '1 host or IP address',
  ]);
  await expect(page.getByRole('group', { name: 'Redacted text', exact: true })).toHaveText(
    'password=<secret> java.lang.IllegalStateException: frobnicator of <host> has no zork',
  );
  const report = page.getByRole('link', { name: 'Report on GitHub' });
  const search = page.getByRole('link', { name: 'Search the docs', exact: true });
  for (const link of [report, search]) {
    await expect(link).toBeDisabled();
    await expect(link).not.toHaveAttribute('href');
  }
  // By keyboard: the checkbox, then the links after it.
  const checked = page.getByRole('checkbox', { name: 'I’ve checked that nothing private is left in the text' });
  await checked.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(report).toBeFocused();
  const issue = new URL((await report.getAttribute('href')) ?? '');
  expect(issue.searchParams.get('body')).toContain('password=<secret> java.lang.IllegalStateException');
  await field(page).fill('password=hunter2 java.lang.IllegalStateException: frobnicator has no zork at all');
  await expect(checked).not.toBeChecked();
  await expect(report).toBeDisabled();
  await checked.check();
  await search.click();
  await expect(page).toHaveURL(/\/search\?q=.*frobnicator/);
  expect(page.url()).not.toContain('hunter2');
});

test('secrets don’t get into any part of the page, any address, or any storage', async ({ page }) => {
  const secrets = {
    PEM: 'MIIEvQIBADANBgkqhkiG9w0BAQEFAASCBKcwggSjAgEAAoIBAQC7',
    Slack: 'abcdefGHIJKLmnop',
    AWS: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYzEXAMPLEKEY',
    prose: 'hunter2secret',
    address: 'p@ss/w:rd',
    cookie: 'f00dfeedcafe',
    host: 'warehouse-7',
    email: 'anna.lee',
  };
  await open(page);
  await field(page).fill(
    [
      taken,
      `-----BEGIN PRIVATE KEY-----\n${secrets.PEM}\n${secrets.PEM}\n-----END PRIVATE KEY-----`,
      `posting with xoxb-1234567890-${secrets.Slack}`,
      `{"aws_secret_access_key": "${secrets.AWS}"} passwd ${secrets.prose}`,
      `mysql://root:${secrets.address}@${secrets.host}.corp.internal:3306/datahub`,
      `Cookie: PLAY_SESSION=${secrets.cookie}`,
      `mail to ${secrets.email}@acme-data.net`,
    ].join('\n'),
  );
  await page.getByRole('checkbox', { name: 'I’ve checked that nothing private is left in the text' }).check();
  await expect(page.getByRole('heading', { name: 'Sections that may help' })).toBeVisible();
  const kept = await page.evaluate(async () => {
    const databases = (await indexedDB.databases()).map(({ name }) => name);
    const addresses = [...document.querySelectorAll('[href]')].map((link) => link.getAttribute('href') ?? '');
    return JSON.stringify([
      document.documentElement.outerHTML,
      addresses.map((address) => decodeURIComponent(address.replaceAll('+', ' '))),
      location.href,
      history.state,
      document.title,
      { ...sessionStorage },
      { ...localStorage },
      databases,
      document.cookie,
      performance.getEntriesByType('resource').map(({ name }) => name),
    ]);
  });
  expect(kept).toContain('port is already allocated');
  for (const secret of Object.values(secrets)) expect(kept).not.toContain(secret);
});

test('on a phone, the result of a pasted text scrolls into view and gets the focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await field(page).fill(taken);
  const result = page.getByRole('region', { name: 'Result' });
  await expect(result).toBeFocused();
  await expect(entries(page).first().locator('summary')).toBeInViewport();
  // While the reader types, nothing moves.
  await field(page).fill('');
  await field(page).pressSequentially('port is already allocated');
  await expect(entries(page).first()).toContainText('Port is already allocated');
  await expect(field(page)).toBeFocused();
});

test('lists documentation sections, whether or not an error is known', async ({ page }) => {
  await open(page);
  await field(page).fill('zork frobnicator cannot reach the glossary of webhooks');
  await expect(status(page)).toHaveText('No known error matches this text.');
  await expect(page.getByRole('heading', { name: 'Sections that may help' })).toBeVisible();
  await page.getByRole('heading', { name: 'Sections that may help' }).locator('+ ul a').first().click();
  await expect(page).toHaveURL(/\/docs\//);
});

test('finds symptoms that only a page’s or connector’s troubleshooting table contains', async ({ page }) => {
  await open(page);
  await field(page).fill('after the update, search returns nothing');
  const updating = entries(page).filter({ hasText: 'After the update, search returns nothing or old results' });
  await expect(updating).toHaveCount(1);
  await expect(updating.locator('a[href="/docs/how/updating-datahub#troubleshooting"]')).toHaveCount(1);
  await field(page).fill('snowflake: No default warehouse set for user');
  await expect(entries(page).first().locator('h2')).toHaveText('No default warehouse set for user');
  await entries(page)
    .first()
    .getByRole('link', { name: /^Read more about this error/ })
    .click();
  await expect(page).toHaveURL(/\/docs\/generated\/ingestion\/sources\/snowflake#troubleshooting$/);
});

test('asks which connection failed if a bare message doesn’t show it, and shows the answer’s entry', async ({
  page,
}) => {
  await open(page);
  await field(page).fill('PKIX path building failed: unable to find valid certification path to requested target');
  await expect(status(page)).toHaveText('Several errors have this message. Answer the question below to choose one.');
  const question = page.getByRole('group', { name: 'Which connection failed?' });
  await expect(question.getByRole('radio')).not.toHaveCount(0);
  await expect(page.locator('main')).not.toContainText('message found');
  await question.getByRole('radio', { name: /^Elasticsearch/ }).check();
  await expect(entries(page).first()).toContainText(/Elasticsearch/);
  await expect(entries(page).first()).toContainText(/certificate/i);
});

test('marks errors that only have similar wording', async ({ page }) => {
  await open(page);
  await field(page).fill('The lineage graph is empty for our views.');
  await expect(entries(page).first()).toContainText('similar wording');
  await expect(status(page)).toContainText('No known message found.');
});

test('keeps working with megabytes of text, files that aren’t text, and hostile markup', async ({
  page,
  complaints,
}) => {
  await open(page);
  await field(page).fill('<img src=x onerror=alert(1)>\u0000\u0001\u0002');
  await expect(status(page)).toHaveText('This isn’t text. Paste lines from a log, or paste an error message.');
  await field(page).fill(`${'a(((((((((( '.repeat(250_000)}\n${taken}`);
  await expect(status(page)).toContainText('Only the beginning and the end of this long text were read', {
    timeout: 20_000,
  });
  await expect(entries(page).first()).toContainText('Port is already allocated');
  await field(page).fill('');
  await expect(entries(page)).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('can be used with the keyboard alone', async ({ page }) => {
  await open(page);
  await field(page).focus();
  await page.keyboard.insertText(taken);
  await expect(entries(page).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Clear' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(entries(page).first().locator('summary')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(entries(page).first().getByText('Solution:').first()).toBeHidden();
});

test('loads nothing but the known errors and the search index, and says when that fails', async ({ page }) => {
  const quiet = watchTraffic(page);
  await open(page);
  // The shell loads its dialogs when the browser is idle.
  await page.locator('html[data-interactive]').waitFor();
  await quiet();
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
  const own =
    /\/(?:latest\/tools\/\w+\/errors\.json|assets\/errors-worker-.*\.js|tools\/errors|assets\/search-worker-.*\.js|(?:latest|assets)\/search\/.*)$/;
  expect(requests.filter((path) => !own.test(path))).toEqual([]);
});

test('can be read without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/tools/errors`);
  await expect(page.getByRole('heading', { name: 'What to paste' })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await context.close();
});
