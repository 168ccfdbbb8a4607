import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expect-accessible.ts';
import { chooseTheme, expectTheme } from '../in-theme.ts';
import { looks } from '../looks.ts';
import { expect, test } from '../real-site.ts';
import { watchTraffic } from '../traffic.ts';

const orders = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.fct_orders,PROD)';

const field = (page: Page) => page.getByRole('textbox', { name: 'URNs, one per line' });
const status = (page: Page) => page.locator('main').getByRole('status');
const block = (page: Page, name: string) => page.getByRole('figure', { name, exact: true }).locator('code');

/** Opens the bench and waits until it can be operated. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/tools/urn${query}`);
  await page.locator('dh-island[data-state=mounted]').first().waitFor();
}

test('explains the parts of a URN and encodes it for every interface', async ({ page, complaints }) => {
  await open(page);
  await field(page).fill(orders);
  await expect(status(page)).toHaveText('This is a valid URN for a Dataset.');
  await expect(page.getByRole('list', { name: 'What accepts' }).getByRole('listitem')).toHaveText([
    'Metadata service accepts it.',
    'Python (DatasetUrn) accepts it.',
  ]);
  const legend = page.locator('.urn-legend > div').filter({ hasText: 'origin' });
  await expect(legend).toContainText('PROD');
  await page.getByRole('button', { name: 'origin: PROD' }).focus();
  await expect(legend).toHaveAttribute('data-active', 'true');
  await expect(page.getByRole('definition').filter({ hasText: 'platform that hosts the data' })).toBeVisible();
  await expect(block(page, 'URL-encoded')).toContainText('urn%3Ali%3Adataset%3A%28urn%3Ali');
  await expect(block(page, 'Shell-quoted')).toHaveText(`'${orders}'`);
  await page.locator('summary', { hasText: 'Read, hide, or delete the entity' }).click();
  await expect(block(page, 'Read with GraphQL')).toContainText('dataset(urn: "urn:li:dataset');
  await page.getByRole('radio', { name: 'CLI' }).check();
  await expect(block(page, 'Delete permanently with CLI')).toHaveText(`datahub delete --hard --urn '${orders}'`);
  expect(complaints).toEqual([]);
});

test('agrees with the page of schema fields about parentheses in a column name', async ({ page }) => {
  const column = (name: string) => `urn:li:schemaField:(${orders},${name})`;
  await open(page);
  await field(page).fill(column('weight(kg)'));
  await expect(status(page)).toHaveText('1 error. See the corrected URN below.');
  await expect(page.getByText('Metadata service accepts it.')).toBeVisible();
  await expect(block(page, 'Corrected URN')).toHaveText(column('weight%28kg%29'));
});

for (const { width, theme } of looks('/tools/urn')) {
  test(`shows a list of URNs as a table and offers the corrected list: ${width} px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await chooseTheme(page, theme);
    await open(page);
    await expectTheme(page, theme);
    await field(page).fill(`${orders}\n\nurn:li:corpgroup:finance\nhello`);
    await expect(status(page)).toHaveText('3 URNs: 1 correct, 1 corrected, 1 without a clear fix.');
    const rows = page.getByRole('region', { name: 'Pasted URNs' }).getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.nth(2)).toContainText('urn:li:corpGroup:finance');
    await expect(rows.nth(2)).toContainText('The server accepts this line as is.');
    // The correction can be read without scrolling sideways.
    const fix = await rows.nth(2).getByText('urn:li:corpGroup:finance', { exact: true }).boundingBox();
    expect(fix && fix.x >= 0 && fix.x + fix.width <= width).toBe(true);
    await expect(block(page, 'Corrected list')).toHaveText(`${orders}\nurn:li:corpGroup:finance\nhello`);
    await expectAccessible(page);
    await field(page).fill(orders);
    await expectAccessible(page);
    const code = await block(page, 'URL-encoded').locator('xpath=..').boundingBox();
    const copy = await page.getByRole('button', { name: 'URL-encoded' }).boundingBox();
    expect(code && copy && code.x + code.width <= copy.x).toBe(true);
  });
}

test('keeps input that is entered while React takes over the markup', async ({ page }) => {
  // React schedules its work in messages to itself. Holding them back extends the moment between the look at the fields and the
  // first listener.
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
  await expect(status(page)).toHaveText('This is a valid URN for a Dataset.');
  await expect(field(page)).toHaveValue(orders);
});

test('marks each error and applies the corrected URN', async ({ page }) => {
  await open(page);
  await field(page).fill('urn:li:dataset:(snowflake, analytics.marts.fct_orders,prod)');
  await expect(status(page)).toHaveText('3 errors. See the corrected URN below.');
  await expect(page.locator('mark')).toHaveText(['␣', 'snowflake', 'prod']);
  await expect(block(page, 'Corrected URN')).toHaveText(orders);
  await page.getByRole('button', { name: 'Use the corrected URN' }).click();
  await expect(field(page)).toHaveValue(orders);
  await expect(field(page)).toBeFocused();
  await expect(page.locator('mark')).toHaveCount(0);
});

test("says so when it can't know the intended URN", async ({ page, complaints }) => {
  await open(page);
  await field(page).fill('urn:li:schema:<img src=x onerror=alert(1)>');
  await expect(status(page)).toHaveText('1 error with no clear fix.');
  await expect(page.getByText('DataHub models it as a container')).toBeVisible();
  await field(page).fill('x'.repeat(1_000_000));
  await expect(status(page)).toContainText('Paste one URN per line.');
  await field(page).fill('urn:li:tag:pii\n'.repeat(250));
  await expect(status(page)).toContainText('Only the first 200 lines were checked. Lines left out: 50.');
  expect(complaints).toEqual([]);
});

test('builds a URN from its parts by keyboard alone', async ({ page }) => {
  await open(page);
  await page.locator('summary', { hasText: 'Build a URN' }).focus();
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

test('keeps a URN in the address, but nothing derived from a secret', async ({ page }) => {
  await open(page);
  await field(page).fill('urn:li:tag:pii');
  await expect(page).toHaveURL(/\?urn=urn%3Ali%3Atag%3Apii$/);
  await field(page).fill('urn:li:dataHubAccessToken:abc=');
  await expect(page).toHaveURL(/\/tools\/urn$/);
  await open(page, '?urn=urn:li:corpuser:jdoe');
  await expect(field(page)).toHaveValue('urn:li:corpuser:jdoe');
  await expect(status(page)).toHaveText('This is a valid URN for a User.');
});

test('loads nothing but the facts of the entity type, and says when that fails', async ({ page }) => {
  const quiet = watchTraffic(page);
  await open(page);
  // The shell loads its dialogs when the browser is idle.
  await page.locator('html[data-interactive]').waitFor();
  await quiet();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.route('**/latest/tools/**', (route) => route.abort());
  await field(page).fill('urn:li:tag:pii');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('could not be loaded');
  await page.unroute('**/latest/tools/**');
  await failure.getByRole('button', { name: 'Retry' }).click();
  await page.locator('summary', { hasText: 'Read, hide, or delete the entity' }).click();
  await expect(block(page, 'Read with GraphQL')).toContainText('tag(urn: "urn:li:tag:pii")');
  // The browser itself asks for the icon of the tab when the address changes.
  const others = requests.filter(
    (path) => !/\/(latest\/tools\/\w+\/urn\/tag\.json|assets\/favicon-[\w-]+\.svg|tools\/urn)$/.test(path),
  );
  expect(others).toEqual([]);
});

test('can be read without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/tools/urn`);
  await expect(page.getByRole('heading', { name: 'How a URN is parsed' })).toBeVisible();
  await page.locator('summary', { hasText: 'URN formats by entity type' }).click();
  await expect(page.getByRole('link', { name: 'Schema Field', exact: true })).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await context.close();
});
