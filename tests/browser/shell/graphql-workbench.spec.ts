import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expect-accessible.ts';
import { pasteOver } from '../paste.ts';
import { expect, test } from '../real-site.ts';
import { typeOver } from '../type-over.ts';

const editor = (page: Page) => page.getByRole('textbox', { name: 'Operation', exact: true });
const result = (page: Page) => page.getByRole('region', { name: 'Result' });
const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });

/** Opens the workbench and waits for the editor. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/tools/graphql${query}`);
  await page.locator('.cm-editor').waitFor();
}

/** Writes an operation and runs it from the keyboard. */
async function write(page: Page, operation: string): Promise<void> {
  await pasteOver(editor(page), operation);
  await editor(page).press('ControlOrMeta+Enter');
}

const pii = 'urn:li:tag:pii';
const table = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,analytics.marts.customer_orders,PROD)';

test('the document contains the first result, so it is available before any module loads', async ({ page }) => {
  await page.route('**/assets/islands/**', (route) => route.abort());
  await page.goto('/tools/graphql');
  await expect(result(page)).toContainText('"searchAcrossEntities"');
});

test('runs the operation as the chosen user and sends nothing', async ({ page, complaints }) => {
  const requests: string[] = [];
  await open(page);
  page.context().on('request', (request) => requests.push(request.url()));
  await write(page, `{ tag(urn: "${pii}") { urn properties { name description } } }`);
  await expect(result(page)).toContainText('The request succeeded.');
  await expect(result(page)).toContainText('personal data');
  await page.locator('summary', { hasText: 'Code behind this result' }).click();
  await expect(result(page).locator('.bench-list')).toBeVisible();
  await page.getByLabel('Run as').selectOption({ label: await readerOption(page) });
  await write(page, `mutation { updateTag(urn: "${pii}", input: { urn: "${pii}", name: "x" }) { urn } }`);
  await expect(result(page)).toContainText('The response contains 1 error.');
  await expect(result(page)).toContainText('Unauthorized');
  expect(requests.filter((url) => !/\/assets\/|\/latest\/tools\/|\.fragment\.json$/.test(url))).toEqual([]);
  expect(complaints).toEqual([]);
});

async function readerOption(page: Page): Promise<string> {
  const labels = await page.getByLabel('Run as').locator('option').allTextContents();
  return labels.find((label) => label.startsWith('Reader')) ?? '';
}

test('shows what a mutation changed and restores the catalog', async ({ page }) => {
  await open(page);
  await write(
    page,
    `mutation { updateDeprecation(input: { urn: "${table}", deprecated: true, note: "Use orders." }) }`,
  );
  await expect(page.getByRole('heading', { name: 'Changes in this session' })).toBeVisible();
  await expect(result(page).locator('.bench-change')).toContainText('deprecation');
  await expect(result(page).locator('ins').filter({ hasText: 'Use orders.' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset the catalog' }).click();
  await expect(page.getByRole('heading', { name: 'Changes in this session' })).toBeHidden();
  await write(page, `{ dataset(urn: "${table}") { deprecation { note } } }`);
  await expect(result(page)).toContainText('"deprecation": null');
});

test('completes, explains, and corrects', async ({ page }) => {
  await open(page);
  await typeOver(editor(page), `{ dataset(urn: "${table}") { domian { associatedUrn } } }`);
  await expect(page.getByText('1 error in the operation.')).toBeVisible();
  await page.getByRole('button', { name: 'Replace with domain' }).click();
  await expect(editor(page)).toContainText('domain { associatedUrn }');
  await expect(page.getByText('Done: Replace with domain.')).toBeVisible();
  await typeOver(editor(page), '{ searchAcrossEn');
  await editor(page).press('ControlOrMeta+End');
  await editor(page).press('Control+Space');
  await expect(page.locator('.cm-tooltip-autocomplete')).toContainText('searchAcrossEntities');
  await editor(page).press('Escape');
  await typeOver(editor(page), '{ tags');
  await typeOver(editor(page), '{ dataset(urn: "x") { urn } }');
  await editor(page).press('ControlOrMeta+Home');
  for (let step = 0; step < 4; step += 1) await editor(page).press('ArrowRight');
  await expect(page.getByRole('complementary', { name: 'At the cursor' })).toContainText('Query.dataset');
});

test('enters variables in a form or as JSON', async ({ page }) => {
  await open(page);
  await typeOver(editor(page), 'query q($input: SearchInput!) { search(input: $input) { total } }');
  const variables = page.getByRole('group', { name: 'Variables' });
  await variables.getByLabel(/^type/).selectOption('DATASET');
  await variables.getByLabel(/^query/).fill('orders');
  await variables.getByRole('radio', { name: 'JSON' }).check();
  await expect(variables.getByLabel('Variables as JSON')).toHaveValue(/"query": "orders"/);
  await run(page).click();
  await expect(result(page)).toContainText('"total"');
  await variables.getByLabel('Variables as JSON').fill('{');
  await expect(variables).toContainText('This isn’t a JSON object');
  await expect(run(page)).toBeDisabled();
});

test('opens documented operations by their address and shares other operations without their values', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '?operation=searchAcrossEntities');
  await expect(editor(page)).toContainText('searchAcrossEntities');
  // The page begins with such an operation, too, and opening the documented one clears what was said.
  await expect(page.getByLabel('Start from an operation')).toHaveValue('searchAcrossEntities');
  const copied = async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.locator('.bench-said')).toContainText('Link copied.');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  expect(await copied()).toMatch(/\?operation=searchAcrossEntities$/);
  await typeOver(editor(page), '{ tag(urn: "urn:li:tag:secret") { urn } }');
  const link = await copied();
  expect(decodeURIComponent(link)).toContain('$urn: String!');
  expect(link).not.toContain('secret');
  await page.goto(link);
  await expect(editor(page)).toContainText('tag(urn: $urn)');
});

test('keeps a history on the device only if the reader wants it', async ({ page }) => {
  await open(page);
  const key = () => page.evaluate(() => localStorage.getItem('dh:graphql-history'));
  await write(page, '{ me { corpUser { urn } } }');
  await page.getByText('History', { exact: true }).click();
  await expect(page.getByRole('button', { name: /^Open \{ me/ })).toBeVisible();
  expect(await key()).toBeNull();
  await page.getByLabel('Keep the history on this device').check();
  expect(await key()).toContain('corpUser');
  await open(page);
  await page.getByText('History', { exact: true }).click();
  await expect(page.getByRole('button', { name: /^Open \{ me/ })).toBeVisible();
  await page.getByLabel('Keep the history on this device').uncheck();
  expect(await key()).toBeNull();
});

test('builds an operation from a task, with programs that contain the reader’s own address', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('dh:values', '{"server":"https://gms.example.com"}'));
  await page.goto('/tools/graphql?mode=build');
  await page.getByLabel('With the tag').fill('pii');
  await page.getByLabel('In the domain').fill('urn:li:domain:sales');
  await expect(page.getByRole('figure', { name: 'Variables' })).toContainText('urn:li:tag:pii');
  await page.getByRole('radio', { name: 'Python' }).check();
  await expect(page.getByRole('figure', { name: 'request.py' })).toContainText('https://gms.example.com/api/graphql');
  await expect(page.getByRole('figure', { name: 'request.py' })).toContainText('nextScrollId');
  await page.getByRole('button', { name: 'Open in the editor' }).click();
  await expect(editor(page)).toContainText('scrollAcrossEntities');
  await run(page).click();
  await expect(result(page)).toContainText('The request succeeded.');
});

test('explains why a hostile operation isn’t run', async ({ page, complaints }) => {
  await open(page);
  const aliases = Array.from({ length: 60 }, (_, index) => `a${index}: me { corpUser { urn } }`);
  await write(page, `{ ${aliases.join(' ')} }`);
  await expect(result(page)).toContainText('The response contains 1 error.');
  await pasteOver(editor(page), 'x'.repeat(60_000));
  await expect(page.locator('.bench-said')).toContainText('wasn’t inserted');
  expect(complaints).toEqual([]);
});

test('runs a page’s operation below it and opens it in the workbench', async ({ page }) => {
  await page.goto('/docs/graphql/queries');
  const block = page.locator('figure[data-runnable]').first();
  const operation = /query (\w+)/.exec((await block.locator('code').textContent()) ?? '')?.[0] ?? '';
  expect(operation).not.toBe('');
  await block.hover();
  await block.getByRole('button', { name: 'Run' }).click();
  const panel = page.getByRole('region', { name: 'Run on the sample catalog' });
  await expect(panel).toContainText(/The re(?:quest succeeded|sponse contains)/);
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
  await expect(block.getByRole('button', { name: 'Run' })).toBeFocused();
  await block.getByRole('button', { name: 'Run' }).click();
  await panel.getByRole('link', { name: 'Open in the workbench' }).click();
  await page.locator('.cm-editor').waitFor();
  await expect(editor(page)).toContainText(operation);
});

test('changes made by one sample on a page are visible to the next until the reader leaves the page', async ({
  page,
}) => {
  await page.goto('/docs/api/tutorials/adding-tags');
  const runnable = (name: string) => page.locator('figure[data-runnable]', { hasText: name });
  const runSample = async (name: string) => {
    await runnable(name).hover();
    await runnable(name).getByRole('button', { name: 'Run' }).click();
  };
  const panels = page.getByRole('region', { name: 'Run on the sample catalog' });
  await runSample('mutation markAsExperimental');
  await expect(panels).toContainText('The request succeeded.');
  await panels.getByRole('button', { name: 'Close' }).click();
  await runSample('query tagsOfPageViews');
  await expect(panels.locator('.bench-result')).toContainText('"urn:li:tag:experimental"');
  await page.getByRole('article').getByRole('link', { name: 'removing tags' }).click();
  await expect(page).toHaveURL(/removing-tags/);
  await page.goBack();
  await expect(page).toHaveURL(/adding-tags/);
  await runSample('query tagsOfPageViews');
  await expect(panels.locator('.bench-result')).toContainText('"tags": null');
});

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    test.describe.configure({ timeout: 90_000 });
    test('the workbench with everything open can be used by everyone, in light and dark', async ({ page }) => {
      await open(page, '?operation=updateDeprecation');
      await write(page, `mutation { updateDeprecation(input: { urn: "${table}", deprecated: true, note: "x" }) }`);
      await expect(page.getByRole('heading', { name: 'Changes in this session' })).toBeVisible();
      for (const summary of ['History', 'Code behind this result', 'Call this operation from your program'])
        await page.locator('summary', { hasText: summary }).first().click();
      await expectAccessible(page);
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark';
      });
      await expectAccessible(page, 'colors');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}
