import type { Page } from '@playwright/test';
import { expect as expectSoon, test } from '../real-site.ts';

// The first answer opens the index, which takes its time beside other browsers.
const expect = expectSoon.configure({ timeout: 15_000 });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search docs' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });

async function paste(page: Page, text: string) {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

async function open(page: Page) {
  await page.keyboard.press('Control+k');
  await dialog(page).locator('dh-island[data-state=mounted]').waitFor();
}

/** Everything that lasts longer than the page: addresses, history, storage, and the title. */
const kept = (page: Page) =>
  page.evaluate(() =>
    [
      document.title,
      JSON.stringify([...Object.entries(localStorage), ...Object.entries(sessionStorage), history.state]),
      ...(window.navigation?.entries() ?? []).map(({ url }) => url),
      ...[...document.querySelectorAll('a')].map(({ href }) => href),
    ].join('\n'),
  );

const trace =
  'Traceback (most recent call last):\n  File "ingest.py", line 3, in <module>\nzorkmid.SecretError: port is already allocated';
const recipe = 'source:\n  type: mysql\n  config:\n    host_port: "zorkmid:3306"\nsink:\n  type: datahub-rest\n';

test('a pasted trace opens the error tool with its lines and isn’t stored anywhere', async ({ page, complaints }) => {
  await page.goto('/docs/quickstart');
  await open(page);
  await paste(page, trace);
  await expect(dialog(page).getByRole('status')).toContainText('This looks like an error.');
  await expect(field(page)).toHaveValue('');
  expect(await kept(page)).not.toContain('zorkmid');

  // Search works beside it, and Enter then belongs to the results.
  await field(page).fill('quickstart');
  await expect(dialog(page).getByRole('option').first()).toBeVisible();
  await expect(dialog(page).getByRole('link', { name: 'Find its cause' })).toBeVisible();
  await field(page).fill('');

  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tools\/errors$/);
  await expect(page.getByRole('textbox', { name: 'Trace' })).toHaveValue(trace);
  await expect(page.getByRole('heading', { name: 'Port is already allocated', exact: true })).toBeVisible();
  expect(await kept(page)).not.toContain('zorkmid');

  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Trace' })).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('a recipe, URNs, and a version open their tools', async ({ page }) => {
  await page.goto('/docs/quickstart');
  await open(page);
  await paste(page, recipe);
  await dialog(page).getByRole('link', { name: 'Check the recipe' }).click();
  await expect(page).toHaveURL(/\/tools\/recipes\?mode=check$/);
  await expect(page.locator('.cm-content')).toContainText('zorkmid:3306');
  expect(await kept(page)).not.toContain('zorkmid');

  await open(page);
  await paste(page, 'urn:li:tag:zorkmid\nurn:li:corpuser:jdoe');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tools\/urn$/);
  await expect(page.getByText('2 URNs: 2 correct')).toBeVisible();
  expect(await kept(page)).not.toContain('zorkmid');

  await open(page);
  await field(page).fill('acryl-datahub==0.9.3.2');
  await dialog(page).getByRole('link', { name: 'Plan an upgrade from this version' }).click();
  await expect(page.getByRole('combobox', { name: /have|from/i }).first()).toHaveValue('0.9.3');
});

test('the search page offers tools as well, and keeps traces and values out of its address', async ({ page }) => {
  await page.goto('/search');
  const box = page.getByRole('searchbox', { name: 'Search docs' });
  await page.locator('dh-island[data-state=mounted]').first().waitFor();
  await box.click();
  await paste(page, trace);
  await expect(page.getByText('This looks like an error.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove the text' }).click();
  await expect(page.getByText('This looks like an error.')).toBeHidden();
  await expect(box).toBeFocused();

  await paste(page, 'DATAHUB_TELEMETRY_ENABLED=zorkmid');
  await expect(box).toHaveValue('DATAHUB_TELEMETRY_ENABLED');
  await expect(page).toHaveURL(/\?q=DATAHUB_TELEMETRY_ENABLED$/);

  // As a browser that joins the lines would enter it.
  await box.fill(`${trace} ${'x'.repeat(200)}`.replaceAll('\n', ' '));
  await expect(page).toHaveURL(/\/search$/);
  await box.press('Enter');
  expect(await kept(page)).not.toContain('zorkmid');
});

test('the tools are in the bar, in the menu, and on the pages where readers start, each with a preview', async ({
  page,
}) => {
  for (const path of ['/', '/docs', '/tools']) {
    await page.goto(path);
    const cards = page.locator('.tool-cards > li');
    await expect(cards).toHaveCount(7);
    await expect(cards.locator('.tool-preview')).toHaveCount(7);
    await expect(page.getByText(/^Graph of the notebook entity/)).toBeAttached();
  }
  const bar = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Tools' });
  await expect(bar).toHaveAttribute('aria-current', /true|page/);

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.locator('dialog[data-menu]').getByRole('link', { name: 'Tools', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/');
  await page.getByRole('button', { name: 'Search or paste an error' }).click();
  await expect(field(page)).toBeFocused();
});
