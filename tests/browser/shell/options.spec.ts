import type { Page } from '@playwright/test';
import { expect, test } from '../real-site.ts';

const connector = '/docs/generated/ingestion/sources/snowflake';
const sink = '/docs/metadata-ingestion/sink_docs/datahub';

const tools = (page: Page) => page.getByRole('search', { name: 'Options of Snowflake' });
const field = (page: Page) => tools(page).getByRole('searchbox', { name: /^Filter \d+ options$/ });
const option = (page: Page, path: string) => page.locator(`[id="config.${path}"]`);

test.describe('the filter of an option reference', () => {
  test.beforeEach(({ page }) => page.goto(connector));

  test('is loaded only when it is first used', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(connector);
    expect(loaded.filter((url) => url.includes('option-filter'))).toEqual([]);
    await field(page).fill('account');
    await expect.poll(() => loaded.some((url) => url.includes('option-filter'))).toBe(true);
  });

  test('shows options whose name, type, or text matches, with the options that contain them', async ({ page }) => {
    await field(page).fill('fail_safe');
    await expect(option(page, 'stateful_ingestion.fail_safe_threshold')).toBeVisible();
    await expect(option(page, 'stateful_ingestion')).toBeVisible();
    await expect(option(page, 'stateful_ingestion').locator('td > *').first()).toBeHidden();
    await expect(option(page, 'account_id')).toBeHidden();
    await expect(page.locator('[id="type.AllowDenyPattern"]')).toBeHidden();
    await expect(tools(page).getByRole('status')).toHaveText(/^2 of \d+ options$/);
  });

  test('says when nothing matches and is cleared with Escape', async ({ page }) => {
    await field(page).fill('no such option');
    await tools(page).getByLabel('Required only').check();
    await expect(tools(page).getByRole('status')).toHaveText('No options match.');
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(tools(page).getByLabel('Required only')).not.toBeChecked();
    await expect(option(page, 'account_id')).toBeVisible();
    await expect(tools(page).getByRole('status')).toBeEmpty();
  });

  test('can be operated by keyboard: required options only', async ({ page }) => {
    await field(page).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(option(page, 'account_id')).toBeVisible();
    await expect(option(page, 'warehouse')).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(tools(page).getByLabel('Hide deprecated')).toBeFocused();
  });

  test('gives way to a link that leads to an option it hides', async ({ page }) => {
    await field(page).fill('include_table_lineage');
    await expect(option(page, 'include_view_lineage')).toBeVisible();
    await expect(option(page, 'profiling.enabled')).toBeHidden();
    await option(page, 'include_technical_schema').getByRole('link', { name: 'profiling.enabled' }).click();
    await expect(option(page, 'profiling.enabled')).toBeInViewport();
    await expect(field(page)).toHaveValue('');
  });

  test('gives way to an address that is entered', async ({ page }) => {
    await field(page).fill('warehouse');
    await expect(option(page, 'account_id')).toBeHidden();
    await page.evaluate(() => {
      location.hash = '#config.account_id';
    });
    await expect(option(page, 'account_id')).toBeInViewport();
  });
});

test.describe('an option', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  test('is copied as YAML below the keys of a recipe', async ({ page }) => {
    await page.goto(connector);
    await page.getByRole('button', { name: 'Copy “stateful_ingestion.enabled” as YAML' }).click();
    await expect
      .poll(() => copied(page))
      .toBe('source:\n  type: snowflake\n  config:\n    stateful_ingestion:\n      enabled: false\n');
    await page.goto(sink);
    await page.getByRole('button', { name: 'Copy “max_threads” as YAML' }).click();
    await expect.poll(() => copied(page)).toBe('sink:\n  type: datahub-rest\n  config:\n    max_threads: 15\n');
  });

  test('has an address that can be copied', async ({ page }) => {
    await page.goto(sink);
    await page.getByRole('link', { name: 'Copy link to “max_threads”' }).click();
    await expect.poll(() => copied(page)).toMatch(/#datahub-rest\.config\.max_threads$/);
  });

  test('is part of a schema that is published at a stable address', async ({ page, request }) => {
    await page.goto(connector);
    const address = await tools(page).getByRole('link', { name: 'JSON Schema' }).getAttribute('href');
    expect(address).toBe('/schemas/connectors/snowflake.json');
    const schema = await (await request.get(address ?? '')).json();
    expect(schema.required).toContain('account_id');
    const recipe = await (await request.get('/schemas/recipe.json')).json();
    expect(JSON.stringify(recipe)).toContain('"connectors/snowflake.json"');
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the reference is a plain table without controls that don’t work', async ({ page }) => {
    await page.goto(connector);
    await expect(page.getByRole('table', { name: 'Options of Snowflake' })).toBeVisible();
    await expect(page.locator('.filter-tools :is(input, label, output):visible')).toHaveCount(0);
    await expect(page.locator('.option-copy:visible')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'JSON Schema', exact: true })).toBeVisible();
  });
});

test('the link to a type is at least 12 px away from the copy button above it, so that neither is clicked by mistake', async ({
  page,
}) => {
  await page.goto(connector);
  const distances = await page.locator('tr[id]').evaluateAll((rows) =>
    rows.flatMap((row) => {
      const link = row.querySelector('.option-type a')?.getBoundingClientRect();
      const button = row.querySelector('.option-copy')?.getBoundingClientRect();
      if (!link || !button || button.width === 0 || button.left > link.right || button.right < link.left) return [];
      return [{ id: row.id, distance: link.top + link.height / 2 - button.bottom }];
    }),
  );
  expect(distances.length).toBeGreaterThan(0);
  expect(distances.filter(({ distance }) => distance < 12)).toEqual([]);
});
