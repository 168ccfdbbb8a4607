import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { copyTinyContent } from '../../sites/copy-tiny-content.ts';
import { unzip } from '../../unzip.ts';
import { serveFolder } from '../serve-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'archive-'));
const out = join(folder, 'dist');
let home = '';

test.beforeAll(() => {
  test.setTimeout(120_000);
  const content = copyTinyContent('base-path', join(folder, 'content'));
  const folders = ['--content', content, '--out', out, '--cache', join(folder, 'cache')];
  const log = execFileSync('node', ['scripts/launch.mjs', 'build', '--archive', ...folders], { encoding: 'utf8' });
  expect(log).toMatch(/Wrote archive\/tiny-docs-\w{12}\.zip, [\d.]+ MB/);
  const [archive = ''] = readdirSync(join(out, 'archive'));
  for (const [name, bytes] of unzip(readFileSync(join(out, 'archive', archive)))) {
    const file = join(folder, 'unpacked', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes);
  }
  home = pathToFileURL(join(folder, 'unpacked', archive.replace('.zip', ''), 'index.html')).href;
});
test.afterAll(() => rmSync(folder, { recursive: true }));

test('pages and search work from the disk and send no requests to other hosts', async ({ page }) => {
  const complaints: string[] = [];
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) complaints.push(request.url());
  });
  page.on('requestfailed', (request) => complaints.push(`failed: ${request.url()}`));
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));

  await page.goto(home);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Docs' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Introduction' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect(page.locator('body')).toHaveCSS('font-family', /Manrope/);
  await page.getByRole('link', { name: 'tags', exact: true }).click();
  await expect(page).toHaveURL(/^file:.*\/docs\/tags\/index\.html#create-a-tag$/);
  const broken = () => page.evaluate(() => [...document.images].filter((image) => !image.naturalWidth).length);
  await expect.poll(broken).toBe(0);

  await page.getByRole('link', { name: 'Search docs' }).click();
  await page.getByRole('searchbox', { name: 'Search docs' }).fill('instal');
  const status = page.locator('main').getByRole('status');
  await expect(status).toHaveText(/found/);
  await page.getByRole('searchbox').fill('zzqqxx');
  await expect(status).toHaveText('No results for “zzqqxx”');
  await page.getByRole('searchbox').fill('create a tag');
  await page.locator('.result-list a', { hasText: 'Create a tag' }).first().click();
  await expect(page).toHaveURL(/\/docs\/tags\/index\.html#create-a-tag$/);

  await page.goto(new URL('tools/urn/index.html', home).href);
  await expect(page.getByText('open it on the site: https://tiny.example.com/catalog/tools/urn')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the site offers it for download, with its size', async ({ page }) => {
  const site = await serveFolder(out);
  await page.goto(`${site.home}offline`);
  const link = page.getByRole('link', { name: 'Download all pages as an archive' });
  await expect(link.locator('..')).toHaveText(/ZIP, \d+ kB/);
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^tiny-docs-\w{12}\.zip$/);
  await download.cancel();
  await site.close();
});
