import { expect, test } from '../real-site.ts';

const tableOf = (name: string) => `[data-entry]:has(> h2#${name}) table`;

test.describe('folded tables of long reference pages', () => {
  test('are closed, and open for an address that leads to their entry or to one of their rows', async ({ page }) => {
    await page.goto('/docs/graphql/enums#assertionstdaggregation');
    await expect(page.locator(tableOf('assertionstdaggregation'))).toBeVisible();
    await expect(page.locator(tableOf('entitytype'))).toBeHidden();
    await page.goto('/docs/graphql/enums#entitytype.DATASET');
    await expect(page.locator('[id="entitytype.DATASET"]')).toBeInViewport();
  });

  test('open for a filter that leaves few entries, and stay closed for one that leaves many', async ({ page }) => {
    await page.goto('/docs/graphql/enums');
    const field = page.getByRole('searchbox', { name: /^Filter/ });
    await field.fill('e');
    await expect(page.locator('.filter-tools output')).toHaveText(/^\d\d of \d\d entries$/);
    await expect(page.locator(tableOf('assertionstdaggregation'))).toBeHidden();
    await field.fill('AssertionStdAggregation');
    await expect(page.locator(tableOf('assertionstdaggregation'))).toBeVisible();
  });

  test('expand and collapse all together', async ({ page }) => {
    await page.goto('/docs/graphql/enums');
    const folded = page.locator('details[data-folded]');
    const count = await folded.count();
    expect(count).toBeGreaterThan(10);
    await page.getByRole('button', { name: 'Expand all' }).click();
    await expect(page.locator('details[data-folded][open]')).toHaveCount(count);
    await page.getByRole('button', { name: 'Collapse all' }).click();
    await expect(page.locator('details[data-folded][open]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Expand all' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('are open on paper', async ({ page }) => {
    await page.goto('/docs/graphql/enums');
    await page.locator('html[data-interactive]').waitFor();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('details[data-folded]:not([open]) table').first()).toBeVisible();
  });

  test('of entities open for an address that leads to the type', async ({ page }) => {
    await page.goto('/docs/generated/metamodel/entities/dataset');
    const type = page.locator('.type-list > [id]:has([data-folded])').first();
    await page.goto(`/docs/generated/metamodel/entities/dataset#${await type.getAttribute('id')}`);
    await expect(type.locator('table').first()).toBeVisible();
  });
});

test.describe('folded tables without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('open for a click and for an address, and there is no button for all', async ({ page }) => {
    await page.goto('/docs/graphql/enums');
    const first = page.locator('details[data-folded]').first();
    await first.locator('summary').click();
    await expect(first.locator('table')).toBeVisible();
    await expect(page.locator('[data-open-entries]')).toBeHidden();
    const row = page.locator('details[data-folded] tbody tr[id]').last();
    await page.goto(`/docs/graphql/enums#${await row.getAttribute('id')}`);
    await expect(row).toBeVisible();
  });
});
