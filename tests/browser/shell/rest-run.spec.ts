import { expectAccessible } from '../../accessibility/expect-accessible.ts';
import { expect, test } from '../real-site.ts';

const PAGE = '/docs/api/restli/reference';
const panel = { name: 'Run on the sample catalog' };

test('runs a request from the reference below it, with the reader’s changes', async ({ page, complaints }) => {
  await page.goto(`${PAGE}#entities.exists`);
  const block = page.locator('figure[data-runnable=rest]', { hasText: 'action=exists' });
  const responses: string[] = [];
  page.on('response', (response) => responses.push(new URL(response.url()).pathname));
  await block.hover();
  await block.getByRole('button', { name: 'Run' }).click();
  const region = page.getByRole('region', panel);
  await expect(region.getByRole('status')).toHaveText('Status 200');
  await expect(region.locator('pre')).toContainText('"value": true');
  expect(responses.some((path) => path.endsWith('/rest-run.json'))).toBe(true);
  const command = region.getByLabel('cURL command');
  await command.fill((await command.inputValue()).replace('urn:li:glossaryTerm:revenue', 'revenue'));
  await region.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(region.getByRole('status')).toHaveText('Status 500');
  await expect(region.locator('pre')).toContainText('Failed to retrieve entity with urn revenue, invalid urn');
  await command.fill('curl http://localhost:8080/runs?action=list');
  await region.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(region.getByRole('status')).toContainText('Not simulated');
  await region.getByRole('button', { name: 'Close' }).click();
  await expect(region).toBeHidden();
  await expect(block.getByRole('button', { name: 'Run' })).toBeFocused();
  expect(complaints).toEqual([]);
});

test('runs a guide’s request, and the response matches the guide', async ({ page, complaints }) => {
  await page.goto('/docs/what/search-index');
  await page
    .getByRole('link', { name: /relationship/i })
    .first()
    .click();
  await page.getByRole('tab', { name: 'cURL' }).click();
  const block = page.locator('figure[data-runnable=rest]', { hasText: 'types=List(Consumes)' });
  const printed = page.getByRole('tabpanel').locator('figure', { hasText: '"total"' }).last();
  const expected: unknown = JSON.parse((await printed.locator('code').textContent()) ?? '');
  await block.hover();
  await block.getByRole('button', { name: 'Run' }).click();
  const region = page.getByRole('region', panel);
  await expect(region.getByRole('status')).toHaveText('Status 200');
  expect(JSON.parse((await region.locator('pre').textContent()) ?? '')).toEqual(expected);
  const command = region.getByLabel('cURL command');
  await command.fill(`${await command.inputValue()} | jq`);
  await region.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(region.getByRole('status')).toContainText('Only one curl command can run here.');
  expect(complaints).toEqual([]);
});

test('a filter leaves the matching endpoints, with the one with that name first', async ({ page }) => {
  await page.goto(PAGE);
  await page.getByRole('searchbox').first().fill('autocomplete');
  const names = page.locator('[data-entry]:visible > h3');
  await expect(names).toHaveText([/action=autocomplete/, 'AutoCompleteResult', 'AutoCompleteEntity', 'Filter']);
  await page.getByRole('searchbox').first().fill('');
  await expect(names.first()).toHaveText(/GET \/entitiesV2/);
});

test('a page that is only read loads nothing of it', async ({ page }) => {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(PAGE);
  await page.waitForLoadState('networkidle');
  expect(paths.filter((path) => /rest-run|rest-worker|graphql/.test(path))).toEqual([]);
});

for (const width of [390, 1440]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    test.describe.configure({ timeout: 90_000 });
    test('a response below a request can be used by everyone, in light and dark', async ({ page }) => {
      await page.goto('/docs/api/openapi/reference');
      const block = page.locator('figure[data-runnable=rest]').first();
      await block.hover();
      await block.getByRole('button', { name: 'Run' }).click();
      const region = page.getByRole('region', panel);
      await expect(region.getByRole('status')).toHaveText('Status 200');
      await region.locator('summary').click();
      await expectAccessible(page);
      await page.evaluate(() => {
        document.documentElement.dataset.theme = 'dark';
      });
      await expectAccessible(page, 'colors');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  });
}
