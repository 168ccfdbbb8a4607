import type { Page } from '@playwright/test';
import { hold } from '../hold.ts';
import { expect, test } from '../real-site.ts';

const objects = '/docs/graphql/objects';
const field = (page: Page) => page.getByRole('searchbox', { name: /^Filter \d+ entries$/ });
/**
 * Waits for what the filter says. If an expectation isn't true at first, Playwright describes the page for its report. On this
 * page, the longest of all, that blocks both the page and the filter for 2.7 s (traced). Waiting for a locator does not.
 */
const untilSaid = (page: Page, text: string | RegExp, timeout = 5_000) =>
  page.getByRole('status').filter({ hasText: text }).waitFor({ timeout });
const heading = (page: Page, id: string) => page.locator(`h2[id="${id}"]`);

test('text typed before the filter loads is applied once it loads', async ({ page }) => {
  const release = await hold(page, '**/assets/interactive-*.js');
  await page.goto(objects);
  await field(page).fill('zzqqxx');
  release();
  // The longest page of all: hiding its entries takes seconds beside other browsers.
  await untilSaid(page, 'No entries match.', 15_000);
  await expect(page.getByText('No entries match.')).toBeVisible();
});

test.describe('the filter of the GraphQL reference', () => {
  test.beforeEach(({ page }) => page.goto(objects));

  test('shows the types that contain every word, with all of their fields', async ({ page }) => {
    await field(page).fill('createdAt expiresAt');
    await untilSaid(page, /^\d+ of 303 entries$/);
    await expect(heading(page, 'accesstokenmetadata')).toBeVisible();
    await expect(page.locator('[id="accesstokenmetadata.ownerUrn"]')).toBeVisible();
    await expect(heading(page, 'dataset')).toBeHidden();
    await expect(page.getByRole('status').filter({ hasText: 'entries' })).toHaveText(/^\d+ of 303 entries$/);
  });

  test('puts the type with that name first, then names that begin with it, and filters "On this page"', async ({
    page,
  }) => {
    const names = () => page.locator('[data-entry]:not([hidden]) > h2').evaluateAll((all) => all.map(({ id }) => id));
    const before = await names();
    await field(page).fill('dataset');
    await untilSaid(page, /^\d+ of 303 entries$/);
    const found = await names();
    expect(found[0]).toBe('dataset');
    expect(found[1]).toMatch(/^dataset/);
    expect(found).toContain('aspectrenderspec');
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link', { name: 'Dataset', exact: true })).toBeVisible();
    await expect(contents.getByRole('link', { name: 'AccessTokenMetadata', exact: true })).toBeHidden();
    await field(page).press('Escape');
    expect(await names()).toEqual(before);
    await expect(contents.getByRole('link', { name: 'AccessTokenMetadata', exact: true })).toBeVisible();
  });

  test('doesn’t hide the text around the types', async ({ page }) => {
    await field(page).fill('AccessTokenMetadata');
    await expect(heading(page, 'where-to-go-next')).toBeVisible();
  });

  test('says when nothing matches and is cleared with Escape', async ({ page }) => {
    await field(page).fill('zzqqxx');
    await untilSaid(page, 'No entries match.');
    await expect(page.getByText('No entries match.')).toBeVisible();
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(heading(page, 'accesstoken')).toBeVisible();
  });

  test('gives way to a link that leads to a type it hides', async ({ page }) => {
    await field(page).fill('AccessTokenMetadata');
    await untilSaid(page, /^\d+ of 303 entries$/);
    await expect(heading(page, 'entityrelationshipsresult')).toBeHidden();
    await page
      .locator('[id="accesstokenmetadata.relationships"]')
      .getByRole('link', { name: 'EntityRelationshipsResult' })
      .click();
    await expect(heading(page, 'entityrelationshipsresult')).toBeInViewport();
    await expect(field(page)).toHaveValue('');
  });
});

for (const id of ['dataset', 'dataset.tags', 'viewproperties']) {
  test(`a link to #${id} leads to its place among hundreds of types`, async ({ page }) => {
    await page.goto(`${objects}#${id}`);
    const target = page.locator(`[id="${id}"]`);
    await expect(target).toBeInViewport();
    const box = await target.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(200);
  });
}

test('an operation shows its example, variables, and response as tabs', async ({ page }) => {
  await page.goto('/docs/graphql/mutations#addtag');
  const tabs = page.locator('#addtag ~ .tabs').first();
  await expect(tabs.getByRole('tab')).toHaveText(['Operation', 'Variables', 'Response']);
  await tabs.getByRole('tab', { name: 'Response' }).click();
  await expect(tabs.getByRole('tabpanel')).toContainText('"addTag": true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all types are present, and there is no filter that doesn’t work', async ({ page }) => {
    await page.goto('/docs/graphql/interfaces');
    await expect(heading(page, 'entity')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: /^Filter/ })).toBeHidden();
  });
});
