import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expect-accessible.ts';
import { pasteOver } from '../paste.ts';
import { expect, test } from '../real-site.ts';
import { watchTraffic } from '../traffic.ts';
import { typeOver } from '../type-over.ts';

const status = (page: Page) => page.locator('.tool-status');
const block = (page: Page, name: string | RegExp) => page.getByRole('figure', { name }).locator('code');
const recipe = (page: Page) => block(page, /\.dhub\.yaml$/);
const option = (page: Page, path: string): Locator => page.getByLabel(path, { exact: true });
/** The editor, or the text field that stands in for it: both have the same name. */
const field = (page: Page) => page.getByRole('textbox', { name: 'Recipe', exact: true });
const problems = (page: Page) => page.locator('.studio-problems > li');

const mistaken = `source:
  type: mysql
  config:
    host_port: localhost:3306
    username: datahub
    password: hunter2
    profilling:
      enabled: true
sink:
  type: datahub-rest
  config:
    server: http://localhost:8080
`;

/** Opens the studio and waits until it can be operated. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/tools/recipes${query}`);
  await page.locator('dh-island[data-state=mounted]').first().waitFor();
}

/** Opens the check and waits for the editor. */
async function openEditor(page: Page, query = ''): Promise<void> {
  await open(page, `?mode=check${query}`);
  await page.locator('.cm-editor').waitFor();
}

test.describe('writing a recipe', () => {
  test('leads from a source to a recipe with everything needed to run it', async ({ page, complaints }) => {
    await open(page);
    await expect(status(page)).toContainText('Choose a source to begin.');
    await page.getByRole('searchbox', { name: 'Find a source' }).fill('mysq');
    await page.getByRole('button', { name: 'MySQL mysql' }).click();
    await expect(page.getByRole('button', { name: 'Change the source' })).toBeFocused();
    await expect(recipe(page)).toContainText('type: mysql');
    await expect(status(page)).toHaveText(/^No problems found\. Replace these examples with your values: .*database/);
    await option(page, 'host_port').fill('db.acme.example:3306');
    await option(page, 'username').fill('reader');
    await option(page, 'database').fill('shop');
    await expect(recipe(page)).toContainText('database: shop');
    await option(page, 'password').fill('SHOP_PASSWORD');
    await expect(recipe(page)).toContainText(`\${SHOP_PASSWORD}`);
    await expect(status(page)).toHaveText('No problems found.');
    await page.getByText('What was checked').click();
    await expect(page.locator('.studio-checked')).toContainText('What can’t be checked here: credentials');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as mysql.dhub.yaml' }).click();
    expect((await saved).suggestedFilename()).toBe('mysql.dhub.yaml');
    await expect(page.locator('.studio-result')).toContainText("pip install 'acryl-datahub[mysql");
    await expect(page.locator('.studio-result')).toContainText('datahub ingest -c mysql.dhub.yaml');
    expect(complaints).toEqual([]);
  });

  test('never accepts a secret', async ({ page }) => {
    await open(page, '?source=snowflake');
    await option(page, 'password').fill('hunter2');
    await expect(option(page, 'password')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText('This looks like the secret itself')).toBeVisible();
    await expect(status(page)).toContainText('Not added: password.');
    await expect(recipe(page)).not.toContainText('hunter2');
    await option(page, 'password').fill('$SNOWFLAKE_PASSWORD');
    await expect(recipe(page)).toContainText(`\${SNOWFLAKE_PASSWORD}`);
    expect(page.url()).not.toMatch(/hunter2|SNOWFLAKE_PASSWORD/);
  });

  test('adds options by name and by group, each with its own kind of input', async ({ page }) => {
    await open(page, '?source=mysql');
    const find = page.getByRole('searchbox', { name: 'Add an option' }).first();
    await page.locator('summary', { hasText: 'Features' }).click();
    await page.getByRole('switch', { name: 'Data Profiling' }).check();
    await expect(page.getByRole('switch', { name: 'profiling.enabled', exact: true })).toBeChecked();
    await expect(recipe(page)).toContainText(/profiling:\n\s+(?:#.*\n\s+)*enabled: true/);
    await find.fill('profiling limit');
    await page.getByRole('button', { name: 'Add profiling.limit' }).click();
    await expect(option(page, 'profiling.limit')).toBeFocused();
    await find.fill('zork');
    await expect(page.getByText('No options match.')).toBeVisible();
    await find.fill('');
    await page.locator('summary', { hasText: 'other options' }).first().click();
    await page.getByRole('button', { name: 'Add table_pattern.allow' }).click();
    await option(page, 'table_pattern.allow').fill('shop\\.orders.*\nshop\\.items # x');
    await expect(recipe(page)).toContainText(`allow: ['shop\\.orders.*', 'shop\\.items # x']`);
    await page.getByRole('button', { name: 'Remove table_pattern.allow' }).click();
    await expect(recipe(page)).not.toContainText('table_pattern:');
  });

  test('follows the sink, the place, and the schedule', async ({ page }) => {
    await open(page, '?source=mysql');
    const address = page.getByLabel('Metadata service address');
    await expect(recipe(page)).toContainText('localhost:8080');
    await page.getByRole('radio', { name: 'Container' }).check();
    await expect(recipe(page)).toContainText('http://datahub-gms:8080');
    await address.fill('gms.example.com');
    await expect(page.getByText('The address must begin with http:// or https://.')).toBeVisible();
    await address.fill('https://gms.example.com');
    await expect(recipe(page)).toContainText('https://gms.example.com');
    await page.getByLabel('What starts the job?').selectOption('cron');
    await page.getByLabel('When?').fill('30 4 * *');
    await expect(page.getByText('Enter five fields. You entered 4.')).toBeVisible();
    await page.getByLabel('When?').fill('30 4 * * *');
    await expect(page.locator('.studio-result')).toContainText('30 4 * * *');
    await page.getByRole('radio', { name: 'User interface' }).check();
    await expect(page.getByRole('heading', { name: 'In the user interface' })).toBeVisible();
    await page.getByLabel('Where do the records go?').selectOption('file');
    await expect(address).toBeHidden();
    await expect(recipe(page)).toContainText('type: file');
  });

  test('keeps choices but no values in the address, and stores nothing', async ({ page }) => {
    await open(page);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    await page.getByRole('searchbox', { name: 'Find a source' }).fill('postgres');
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: 'Kubernetes' }).check();
    await option(page, 'host_port').fill('db.acme.example:5432');
    await expect(recipe(page)).toContainText('db.acme.example:5432');
    await expect(page).toHaveURL(/\/tools\/recipes\?source=postgres&on=kubernetes$/);
    expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).toBe(stored);
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Host' })).toBeChecked();
    await expect(option(page, 'host_port')).toHaveValue('db.acme.example:5432');
    await open(page, '?source=%3Cb%3Esnowflak&sink=drain');
    await expect(page.getByText('There is no source named <b>snowflak.')).toBeVisible();
    await expect(page.getByLabel('Where do the records go?')).toHaveValue('datahub-rest');
  });

  test('can be done with the keyboard alone', async ({ page }) => {
    await open(page);
    await page.getByRole('radio', { name: 'Write a recipe' }).focus();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('searchbox', { name: 'Find a source' })).toBeFocused();
    await page.keyboard.type('mssql');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Change the source' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('searchbox', { name: 'Find a source' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Change the source' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'Start with one database' })).toBeFocused();
  });

  test('loads nothing but the facts of the source, and says when that fails', async ({ page }) => {
    const quiet = watchTraffic(page);
    await open(page);
    // The shell loads its dialogs when the browser is idle.
    await page.locator('html[data-interactive]').waitFor();
    await quiet();
    const requests: string[] = [];
    page.context().on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.context().route('**/latest/tools/**', (route) => route.abort());
    await page.getByRole('searchbox', { name: 'Find a source' }).fill('mysql');
    await page.getByRole('button', { name: 'MySQL mysql' }).click();
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('could not be loaded');
    await page.context().unroute('**/latest/tools/**');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(recipe(page)).toContainText('type: mysql');
    // The shell loads the next page ahead when a link comes into view, as everywhere.
    const ahead = /\.fragment\.json$|\/assets\/sidebar\//;
    const own =
      /\/(?:latest\/tools\/\w+\/recipes?(?:-mysql)?\.json|assets\/recipe-worker-[\w-]+\.js|assets\/(?:favicon|brand-icons)-[\w-]+\.svg|tools\/recipes)$/;
    expect(requests.filter((path) => !own.test(path) && !ahead.test(path))).toEqual([]);
  });

  test('opens the recipe in the editor', async ({ page }) => {
    await open(page, '?source=mysql');
    await page.getByRole('button', { name: 'Check it in the editor' }).click();
    await expect(page).toHaveURL(/\?mode=check&source=mysql$/);
    // The plain field stays until the editor is there: for a moment there are two.
    await page.locator('.cm-editor').waitFor();
    await expect(field(page)).toHaveCount(1);
    await expect(field(page)).toContainText('type: mysql');
    await expect(status(page)).toContainText(/^No problems found|suggestion/);
  });
});

test.describe('scenarios and rules', () => {
  test('begin with one of the page’s recipes and follow the choice of a key pair', async ({ page, complaints }) => {
    await open(page, '?source=snowflake');
    await page.getByRole('radio', { name: /^Production, with key pair/ }).check();
    await expect(recipe(page)).toContainText('authentication_type: KEY_PAIR_AUTHENTICATOR');
    await expect(page).toHaveURL(/source=snowflake&scenario=production-with-key-pair/);
    await page.getByRole('radio', { name: 'Start with one database' }).check();
    await expect(option(page, 'password')).toBeVisible();
    await page.getByRole('searchbox', { name: 'Add an option' }).first().fill('authentication_type');
    await page.getByRole('button', { name: 'Add authentication_type' }).click();
    await option(page, 'authentication_type').selectOption('KEY_PAIR_AUTHENTICATOR');
    await expect(option(page, 'private_key')).toBeVisible();
    await expect(option(page, 'password')).toBeHidden();
    await expect(page.locator('.studio-rules').first()).toContainText('password is left out');
    await option(page, 'private_key').fill('SNOWFLAKE_KEY');
    await expect(recipe(page)).toContainText(`private_key: "\${SNOWFLAKE_KEY}"`);
    await expect(recipe(page)).not.toContainText('password:');
    expect(complaints).toEqual([]);
  });

  test('cover transformers and options of the sink', async ({ page }) => {
    await open(page, '?source=mysql');
    await page.locator('.studio-transformers summary').first().click();
    for (const type of ['simple_add_dataset_tags', 'mark_dataset_status']) {
      await page.getByLabel('Add a transformer').selectOption(type);
      await page.getByRole('button', { name: 'Add the transformer' }).click();
    }
    await option(page, 'tag_urns').fill('urn:li:tag:pii');
    await expect(recipe(page)).toContainText(
      /simple_add_dataset_tags[\s\S]*urn:li:tag:pii[\s\S]*mark_dataset_status[\s\S]*sink:/,
    );
    await page.getByRole('button', { name: 'Move up mark_dataset_status' }).click();
    await expect(recipe(page)).toContainText(/mark_dataset_status[\s\S]*simple_add_dataset_tags/);
    await page.getByRole('button', { name: 'Remove mark_dataset_status' }).click();
    await expect(recipe(page)).not.toContainText('mark_dataset_status');
    const sink = page.getByRole('region', { name: 'Sink' });
    await sink.getByRole('searchbox').fill('token');
    await sink.getByRole('button', { name: 'Add token' }).click();
    await option(page, 'token').fill('DATAHUB_GMS_TOKEN');
    await expect(recipe(page)).toContainText(`token: "\${DATAHUB_GMS_TOKEN}"`);
  });

  test('are restored from a link, which contains nothing that was typed', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '?source=mysql');
    await page.locator('summary', { hasText: 'Features' }).click();
    await page.getByRole('switch', { name: 'Data Profiling' }).check();
    await option(page, 'host_port').fill('db.internal.example:3306');
    await option(page, 'password').fill('INTERNAL_PASSWORD');
    await expect(recipe(page)).toContainText('INTERNAL_PASSWORD');
    await page.getByRole('button', { name: 'Copy link to these choices' }).click();
    await expect(page.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('profiling.enabled');
    expect(link).not.toMatch(/internal/i);
    await page.goto(link);
    await expect(recipe(page)).toContainText(/profiling:\n\s+(?:#.*\n\s+)*enabled: true/);
  });
});

test.describe('trying patterns', () => {
  test('shows which names pass, in a new recipe and in a pasted one', async ({ page, complaints }) => {
    await open(page, '?source=mysql');
    await page.locator('.studio-trial summary').click();
    await page.getByLabel('Patterns', { exact: true }).selectOption('table_pattern');
    await expect(page.getByText('The connector matches the patterns against database.table.')).toBeVisible();
    await openEditor(page);
    await typeOver(
      field(page),
      "source:\n  type: mysql\n  config:\n    table_pattern:\n      allow: ['shop', '(a+)+$']\n",
    );
    await page.locator('.studio-trial summary').click();
    await page.getByLabel('Names, one per line').fill('shop.orders\nmy.shop');
    await expect(page.getByText('1 of 2 names passes.')).toBeVisible();
    await expect(page.locator('.studio-verdicts')).toContainText('matches only later in the name');
    await page.getByLabel('Names, one per line').fill(`${'a'.repeat(40)}!`);
    await expect(page.getByText('backtracks too much')).toBeVisible({ timeout: 15_000 });
    await page.getByLabel('Names, one per line').fill('shop.orders');
    await expect(page.getByText('1 of 1 name passes.')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe('checking a recipe', () => {
  test('marks problems in place, explains them, and fixes them with a click', async ({ page, complaints }) => {
    await openEditor(page);
    await typeOver(field(page), mistaken);
    await expect(status(page)).toHaveText(/^\d+ errors?/);
    await expect(page.locator('.cm-lintRange').first()).toBeVisible();
    const misspelt = problems(page).filter({ hasText: 'profilling' });
    await expect(misspelt).toContainText('profiling');
    const before = await problems(page).count();
    await misspelt.locator('.studio-fixes button').first().click();
    await expect(status(page)).toBeFocused();
    await expect(status(page)).toContainText('Done:');
    await expect(problems(page)).toHaveCount(before - 1);
    await expect(field(page)).toContainText('profiling:');
    const secret = problems(page).filter({ hasText: 'password' });
    await secret.locator('.studio-fixes button').first().click();
    await expect(field(page)).not.toContainText('hunter2');
    await expect(field(page)).toContainText(/\$\{\w+\}/);
    expect(complaints).toEqual([]);
  });

  test('starts with an example for readers who have no recipe', async ({ page }) => {
    await openEditor(page);
    await page.getByRole('button', { name: 'try an example' }).click();
    await expect(problems(page).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Install what the recipe needs' })).toBeVisible();
  });

  test('knows where the job runs', async ({ page }) => {
    await openEditor(page, '&on=container');
    await typeOver(field(page), mistaken);
    const address = problems(page).filter({ hasText: 'sink.config.server' });
    await expect(address.first()).toBeVisible();
    await page.getByRole('radio', { name: 'Host' }).check();
    await expect(address).toHaveCount(0);
  });

  test('completes options, and explains what is at the cursor', async ({ page }) => {
    await openEditor(page);
    await typeOver(field(page), 'source:\n  type: mysql\n  config:\n    ');
    await expect(status(page)).not.toHaveText('Checking…');
    await field(page).press('Control+End');
    await page.keyboard.type('host_p');
    await expect(page.locator('.cm-tooltip-autocomplete')).toContainText('host_port');
    // For 75 ms by the editor's clock after the list appears, keys still go to the text, so that readers don't choose an entry by
    // accident.
    const shown = await page.evaluate(() => Date.now());
    await page.waitForFunction((since) => Date.now() - since > 75, shown);
    await page.keyboard.press('Enter');
    await expect(field(page)).toContainText('host_port');
    await expect(page.getByRole('complementary', { name: 'At the cursor' })).toContainText('host_port');
    await page.locator('.cm-line', { hasText: 'host_port' }).locator('span').first().hover();
    await expect(page.locator('.cm-explained')).toContainText('host_port');
    await page.keyboard.press('Escape');
    await expect(page.locator('.cm-explained')).toBeHidden();
  });

  test('can be done with the keyboard alone, and Tab leaves the editor', async ({ page }) => {
    await openEditor(page);
    await field(page).focus();
    await page.keyboard.insertText(mistaken);
    await expect(problems(page).first()).toBeVisible();
    // The list is drawn before the editor marks the same problems.
    await page.locator('.cm-lintRange').first().waitFor({ state: 'attached' });
    await page.keyboard.press('F8');
    await expect(page.locator('.cm-tooltip-lint, .cm-diagnostic').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(field(page)).not.toBeFocused();
    const line = problems(page)
      .first()
      .getByRole('button', { name: /^Line \d+/ });
    await line.focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
  });

  test('works in a plain field when the editor can’t be loaded', async ({ page }) => {
    await page.route('**/create-yaml-editor-*.js', (route) => route.abort());
    await open(page, '?mode=check');
    await expect(page.getByText('The editor couldn’t be loaded.')).toBeVisible();
    await typeOver(field(page), mistaken);
    const misspelt = problems(page).filter({ hasText: 'profilling' });
    await misspelt.locator('.studio-fixes button').first().click();
    await expect(field(page)).toHaveValue(/ {4}profiling:/);
    await problems(page)
      .first()
      .getByRole('button', { name: /^Line \d+/ })
      .click();
    await expect(field(page)).toBeFocused();
  });

  /** Replaces the text by pasting: what Playwright types into an editor goes through the browser's own editing, which sets styles. */
  test('keeps working with megabytes of text, files that aren’t text, invalid YAML, and hostile markup', async ({
    page,
    complaints,
  }) => {
    await openEditor(page);
    await pasteOver(field(page), 'source: [<img src=x onerror=alert(1)>\n\t- a: "');
    await expect(problems(page).first()).toBeVisible();
    await pasteOver(field(page), 'a: \u0000\u0001\u0002\u0003\u0004\u0005\u0006');
    await expect(problems(page)).toHaveCount(1);
    await pasteOver(field(page), `${'a: &a [*a, *a]\n'.repeat(20)}${'- '.repeat(2000)}`);
    await expect(problems(page).first()).toBeVisible();
    await pasteOver(field(page), 'x: [{'.repeat(80_000));
    await expect(problems(page)).toHaveCount(1);
    await pasteOver(field(page), 'source: a\n'.repeat(300_000));
    await expect(status(page)).toContainText('wasn’t inserted');
    expect(complaints).toEqual([]);
  });

  test('ends a check that takes too long, and continues', async ({ page }) => {
    const endless = `addEventListener('message', ({ data }) => { postMessage({ id: data.id, phase: 'working' }); for (;;); });`;
    const worker = '**/recipe-worker-*.js';
    await page.context().route(worker, (route) => route.fulfill({ contentType: 'text/javascript', body: endless }));
    await page.clock.install();
    await openEditor(page);
    await typeOver(field(page), 'source:');
    await expect(status(page)).toHaveText('Checking…');
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(status(page)).toContainText('was stopped', { timeout: 100 });
    }).toPass();
    await page.context().unroute(worker);
    await typeOver(field(page), mistaken);
    await expect(problems(page).first()).toBeVisible();
  });
});

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    test.describe.configure({ timeout: 90_000 });
    test('the studio with everything open can be used by everyone, in light and dark', async ({ page }) => {
      await open(page, '?source=snowflake');
      await expect(recipe(page)).toContainText('type: snowflake');
      for (const summary of ['Features', 'other options', 'Try your patterns', 'Transformers', 'What was checked'])
        await page.locator('summary', { hasText: summary }).first().click();
      await page.getByLabel('Names, one per line').fill('ANALYTICS\nSALES');
      await page.getByLabel('Add a transformer').selectOption('simple_add_dataset_tags');
      await page.getByRole('button', { name: 'Add the transformer' }).click();
      await expect(page.locator('.studio-verdicts > li')).toHaveCount(2);
      await expectAccessible(page);
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark';
      });
      await expectAccessible(page, 'colors');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}

test('the studio is linked where readers need it', async ({ page }) => {
  for (const [from, name, query] of [
    ['/docs/generated/ingestion/sources/mysql', 'recipe studio', '?source=mysql'],
    ['/docs/metadata-ingestion', 'recipe studio', ''],
    ['/docs/metadata-ingestion/sink_docs/file', 'Recipe studio', '?sink=file'],
    ['/integrations', 'Write a recipe MySQL', '?source=mysql'],
    ['/tools', /^Recipe studio/, ''],
  ] as const) {
    await page.goto(from);
    const link = page
      .locator('main')
      .getByRole('link', { name, exact: typeof name === 'string' })
      .first();
    await expect(link).toHaveAttribute('href', `/tools/recipes${query}`);
  }
});

test('the studio can be read without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/tools/recipes`);
  await expect(page.getByRole('heading', { name: 'What a check finds' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  await context.close();
});
