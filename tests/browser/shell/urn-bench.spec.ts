import type { Page } from '@playwright/test';
import { expect, test } from '../real-site.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.fct_orders,PROD)';

const field = (page: Page) => page.getByRole('textbox', { name: 'URN' });
const status = (page: Page) => page.locator('main').getByRole('status');
const block = (page: Page, name: string) => page.getByRole('figure', { name, exact: true }).locator('code');

/** Opens the bench and waits until it can be operated. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/tools/urn${query}`);
  await page.locator('dh-island[data-state=mounted]').first().waitFor();
}

test('explains the parts of a URN and writes it for every interface', async ({ page, complaints }) => {
  await open(page);
  await field(page).fill(orders);
  await expect(status(page)).toHaveText('The URN of a Dataset, correctly written.');
  await expect(page.getByRole('term').filter({ hasText: 'origin' })).toContainText('PROD');
  await expect(page.getByRole('definition').filter({ hasText: 'platform that hosts the data' })).toBeVisible();
  await expect(block(page, 'URL-encoded')).toContainText('urn%3Ali%3Adataset%3A%28urn%3Ali');
  await expect(block(page, 'Shell-quoted')).toHaveText(`'${orders}'`);
  await expect(block(page, 'Read with GraphQL')).toContainText('dataset(urn: "urn:li:dataset');
  await page.getByRole('radio', { name: 'CLI' }).check();
  await expect(block(page, 'Delete for good with CLI')).toHaveText(`datahub delete --hard --urn '${orders}'`);
  expect(complaints).toEqual([]);
});

test('takes what is entered while React takes over the markup', async ({ page }) => {
  // React does its work in messages to itself: holding them stretches the moment between the look at the fields and the first listener.
  await page.addInitScript(() => {
    const post = MessagePort.prototype.postMessage;
    const held: (() => void)[] = [];
    const release = () => {
      MessagePort.prototype.postMessage = post;
      for (const send of held) send();
    };
    MessagePort.prototype.postMessage = function hold(this: MessagePort, message: unknown) {
      held.push(() => post.call(this, message));
    };
    Object.assign(window, { held, release });
  });
  await page.goto('/tools/urn');
  await page.waitForFunction(() => (window as unknown as { held: unknown[] }).held.length > 0);
  await field(page).fill(orders);
  await page.evaluate(() => (window as unknown as { release: () => void }).release());
  await expect(status(page)).toHaveText('The URN of a Dataset, correctly written.');
  await expect(field(page)).toHaveValue(orders);
});

test('points at each mistake and goes on with the corrected form', async ({ page }) => {
  await open(page);
  await field(page).fill('urn:li:dataset:(snowflake, analytics.marts.fct_orders,prod)');
  await expect(status(page)).toHaveText('3 mistakes; the corrected form stands below.');
  await expect(page.locator('mark')).toHaveText(['␣', 'snowflake', 'prod']);
  await expect(block(page, 'Corrected URN')).toHaveText(orders);
  await page.getByRole('button', { name: 'Go on with the corrected form' }).click();
  await expect(field(page)).toHaveValue(orders);
  await expect(field(page)).toBeFocused();
  await expect(page.locator('mark')).toHaveCount(0);
});

test('says so when it cannot know what was meant', async ({ page, complaints }) => {
  await open(page);
  await field(page).fill('urn:li:schema:<img src=x onerror=alert(1)>');
  await expect(status(page)).toHaveText('1 mistake; there is no certain correction.');
  await expect(page.getByText('It is a container')).toBeVisible();
  await field(page).fill('x'.repeat(1_000_000));
  await expect(status(page)).toContainText('Paste one URN.');
  await field(page).fill(`\n${orders}\nurn:li:tag:pii`);
  await expect(status(page)).toContainText('Only the first of the lines is looked at.');
  expect(complaints).toEqual([]);
});

test('builds a URN from its parts by keyboard alone', async ({ page }) => {
  await open(page);
  await page.locator('summary').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Entity type')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('hive');
  await page.keyboard.press('Tab');
  await page.keyboard.type('shop(v2),orders');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('urn:li:dataset:(urn:li:dataPlatform:hive,shop%28v2%29%2Corders,PROD)');
  await expect(field(page)).toBeFocused();
});

test('keeps a URN in the address, and nothing that is made from a secret', async ({ page }) => {
  await open(page);
  await field(page).fill('urn:li:tag:pii');
  await expect(page).toHaveURL(/\?urn=urn%3Ali%3Atag%3Apii$/);
  await field(page).fill('urn:li:dataHubAccessToken:abc=');
  await expect(page).toHaveURL(/\/tools\/urn$/);
  await open(page, '?urn=urn:li:corpuser:jdoe');
  await expect(field(page)).toHaveValue('urn:li:corpuser:jdoe');
  await expect(status(page)).toHaveText('The URN of a User, correctly written.');
});

test('loads nothing but the facts of the entity type, and says when that fails', async ({ page }) => {
  await open(page);
  // The shell loads its dialogs when the browser is idle.
  await page.locator('html[data-operating]').waitFor();
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.route('**/latest/tools/**', (route) => route.abort());
  await field(page).fill('urn:li:tag:pii');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('could not be loaded');
  await page.unroute('**/latest/tools/**');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(block(page, 'Read with GraphQL')).toContainText('tag(urn: "urn:li:tag:pii")');
  // The browser itself asks for the icon of the tab when the address changes.
  const others = requests.filter(
    (path) => !/\/(latest\/tools\/\w+\/urn\/tag\.json|assets\/favicon-[\w-]+\.svg|tools\/urn)$/.test(path),
  );
  expect(others).toEqual([]);
});

test('can be read without script', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/tools/urn`);
  await expect(page.getByRole('heading', { name: 'How a URN is read' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Schema Field', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await context.close();
});
