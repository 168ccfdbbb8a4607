import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { HostedRecord } from '#model/hosted-record.ts';
import { type SearchService, startSearchService } from '../../search-service.ts';
import { copyTinyContent } from '../../sites/copy-tiny-content.ts';
import { watchTraffic } from '../traffic.ts';
import { expect, test } from './tiny-site.ts';

test.use({ siteName: 'hosted-search' });
// Two workers would build the site twice.
test.describe.configure({ mode: 'default' });

let service: SearchService;

test.beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-export-'));
  const content = copyTinyContent('hosted-search', join(folder, 'content'));
  execFileSync('node', ['scripts/launch.mjs', 'search:export', '--content', content, '--out', join(folder, 'export')]);
  service = await startSearchService(
    JSON.parse(readFileSync(join(folder, 'export/records.json'), 'utf8')) as HostedRecord[],
  );
  rmSync(folder, { recursive: true });
});
test.afterAll(() => service.close());

test.beforeEach(async ({ page }) => {
  service.behaviour = { status: 200, late: {} };
  service.asked.length = 0;
  // The browser asks the real hosts, which its policy has to allow; what they answer comes from the service on this machine.
  await page.route(/^https:\/\/testapp[\w-]*\.algolia(net\.com|\.net)\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const url = `http://127.0.0.1:${service.port}${pathname}${search}`;
    // A request that the page has aborted no longer needs a response.
    await route
      .fetch({ url })
      .then((response) => route.fulfill({ response }))
      .catch(() => {});
  });
});

/** Questions to the service are the only requests that may leave the site. */
const isNoQuestion = (complaint: string) =>
  !complaint.startsWith('request: https://testapp-dsn.algolia.net/1/indexes/');

const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });

async function openDialog(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.keyboard.press('Control+k');
}

test('the dialog shows the service’s results for the page’s version, and Enter opens the section', async ({
  page,
  complaints,
}) => {
  await openDialog(page, '/docs/next/introduction');
  await field(page).fill('addTag');
  const option = page.getByRole('option').first();
  await expect(option).toContainText('Create a tag');
  await expect(option.locator('mark').first()).toHaveText('addTag');
  expect(service.asked.at(-1)?.facetFilters).toEqual([
    'language:en',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
  ]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/next\/tags#create-a-tag$/);
  expect(complaints.filter(isNoQuestion)).toEqual([]);
});

test('the search page asks for its own language and version', async ({ page, complaints }) => {
  await page.goto('/fr/search?q=quickstart');
  await expect(page.locator('.search-results li a').first()).toHaveAttribute('href', '/fr/docs/introduction');
  expect(service.asked.at(-1)?.facetFilters).toEqual([
    'language:fr',
    ['docusaurus_tag:default', 'docusaurus_tag:docs-default-0.10'],
  ]);
  expect(complaints.filter(isNoQuestion)).toEqual([]);
});

test('markup from the service stays text', async ({ page }) => {
  await page.goto('/search?q=bold');
  await expect(page.locator('.search-results mark').first()).toHaveText('bold');
  await expect(page.locator('.search-results')).toContainText('<b>bold</b>');
  await expect(page.locator('.search-results b')).toHaveCount(0);
});

test('a late response to an outdated query changes nothing', async ({ page }) => {
  await openDialog(page, '/docs/introduction');
  await field(page).fill('quickstart');
  await expect(page.getByRole('option').first()).toBeVisible();
  service.behaviour = { status: 200, late: { markup: 1500 } };
  const asked = page.waitForRequest(/algolia\.net/);
  await field(page).fill('markup');
  await asked;
  await field(page).fill('first steps');
  const mark = page.getByRole('option').first().locator('mark').first();
  await expect(mark).toHaveText(/first|steps/i);
  await expect.poll(() => service.asked.map(({ query }) => query)).toContain('markup');
  await expect(mark).toHaveText(/first|steps/i);
});

test('a busy service, a rejected key, and an unreachable service each produce a message, and typing on or Retry sends a new request', async ({
  page,
}) => {
  service.behaviour = { status: 429, late: {} };
  await page.goto('/search?q=tags');
  const failure = page.getByRole('alert');
  await expect(failure).toContainText('The search service is busy');
  service.behaviour = { status: 403, late: {} };
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(failure).toContainText('doesn’t recognize this site');
  service.behaviour = { status: 503, late: {} };
  await page.goto('/search?q=quickstart');
  await expect(failure).toContainText('You might want to check your network connection.');
  service.behaviour = { status: 200, late: {} };
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(page.locator('.search-results li a').first()).toHaveAttribute('href', '/docs/introduction');
});

test('the client is loaded only when a reader searches', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => scripts.push(response.url()));
  const quiet = watchTraffic(page);
  await page.goto('/docs/introduction');
  await quiet();
  expect(scripts.filter((url) => /hosted-provider/.test(url))).toEqual([]);
  await page.keyboard.press('Control+k');
  await expect.poll(() => scripts.filter((url) => /hosted-provider/.test(url)).length).toBe(1);
});
