import type { Page } from '@playwright/test';
import { hold } from '../hold.ts';
import { expect, test } from '../real-site.ts';

const objects = '/docs/graphql/objects';
const field = (page: Page) => page.getByRole('searchbox', { name: /^Filter \d+ entries$/ });
/** The longest page of all: beside another browser that visits every page, what is typed there waits for seconds. */
const LONGEST_PAGE = { timeout: 20_000 };
// By selector: looking for a text among 23,000 elements takes browsers longer than the filter takes.
const status = (page: Page) => page.locator('[data-section-tools] output');
const heading = (page: Page, id: string) => page.locator(`h2[id="${id}"]`);

test('what is typed before the filter is there is filtered when it comes', async ({ page }) => {
  const release = await hold(page, '**/assets/operate-*.js');
  await page.goto(objects);
  await field(page).fill('zzqqxx');
  release();
  await expect(status(page)).toHaveText('No entry matches.', LONGEST_PAGE);
});

test.describe('the filter of the GraphQL reference', () => {
  test.beforeEach(({ page }) => page.goto(objects));

  test('shows the types that hold every word, with all of their fields', async ({ page }) => {
    await field(page).fill('createdAt expiresAt');
    await expect(heading(page, 'dataset')).toBeHidden(LONGEST_PAGE);
    await expect(heading(page, 'accesstokenmetadata')).toBeVisible();
    await expect(page.locator('[id="accesstokenmetadata.ownerUrn"]')).toBeVisible();
    await expect(status(page)).toHaveText(/^\d+ of 303 entries$/, LONGEST_PAGE);
  });

  test('leaves the text around the types alone', async ({ page }) => {
    await field(page).fill('AccessTokenMetadata');
    await expect(heading(page, 'where-to-go-next')).toBeVisible();
  });

  test('says when nothing matches, and is emptied with Escape', async ({ page }) => {
    await field(page).fill('zzqqxx');
    await expect(status(page)).toHaveText('No entry matches.', LONGEST_PAGE);
    await field(page).press('Escape');
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(heading(page, 'accesstoken')).toBeVisible();
  });

  test('gives way to a link that leads to a type it hides', async ({ page }) => {
    await field(page).fill('AccessTokenMetadata');
    await expect(heading(page, 'entityrelationshipsresult')).toBeHidden(LONGEST_PAGE);
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

test('an operation shows its example, variables and answer as tabs', async ({ page }) => {
  await page.goto('/docs/graphql/mutations#addtag');
  const tabs = page.locator('#addtag ~ .tabs').first();
  await expect(tabs.getByRole('tab')).toHaveText(['Operation', 'Variables', 'Answer']);
  await tabs.getByRole('tab', { name: 'Answer' }).click();
  await expect(tabs.getByRole('tabpanel')).toContainText('"addTag": true');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all types are there, and no dead filter', async ({ page }) => {
    await page.goto('/docs/graphql/interfaces');
    await expect(heading(page, 'entity')).toBeVisible();
    await expect(page.getByRole('searchbox', { name: /^Filter/ })).toBeHidden();
  });
});
