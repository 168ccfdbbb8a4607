import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { saveData } from '../connection.ts';
import { hold } from '../hold.ts';
import { test as base, expect } from './tiny-site.ts';
import { type Builds, buildThree } from './two-builds.ts';

interface Fixtures {
  /** Paths of the documents that the tab has loaded. */
  documents: string[];
  /** Uncaught errors. */
  errors: string[];
}

/** A tab that was opened on the first build; a test deploys another one behind it. */
const test = base.extend<Fixtures, { builds: Builds }>({
  builds: [
    async ({ startSite }, use) => {
      const builds = await buildThree(await startSite('redirects', import.meta.filename));
      await use(builds);
      builds.remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  documents: async ({ page }, use) => {
    const paths: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) paths.push(new URL(request.url()).pathname);
    });
    await use(paths);
  },
  errors: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await use(errors);
  },
});

// Building three times takes longer than all tests together, so one worker runs them.
test.describe.configure({ mode: 'default' });

test.beforeEach(({ builds }) => builds.deploy('first'));
test.afterEach(({ errors }) => expect(errors).toEqual([]));

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page) => page.locator('.prose').getByRole('link', { name: 'tags' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const openSearch = (page: Page) => page.getByRole('button', { name: 'Search docs' }).click();

/** With the first sign of a reader what they operate loads, also where nothing is loaded ahead. */
async function beginReading(page: Page): Promise<void> {
  await heading(page).hover();
  await expect(page.locator('html')).toHaveAttribute('data-interactive', '');
}

test('an edit of a page is shown without loading a document', async ({ page, builds, documents }) => {
  // Nothing is loaded ahead, so that all that a reader does comes after the deployment.
  await saveData(page);
  await page.goto('/docs/introduction');
  await beginReading(page);
  builds.deploy('edited');
  await link(page).click();
  await expect(page.getByText('In the second build, open the entity')).toBeVisible();
  await openSearch(page);
  await field(page).fill('second build');
  await expect(page.getByRole('option').first()).toContainText('In the second build');
  expect(documents).toEqual(['/docs/introduction']);
});

test('a fragment from another release loads its document once, and from then on pages are replaced in place', async ({
  page,
  builds,
  documents,
}) => {
  await saveData(page);
  await page.goto('/docs/introduction');
  await beginReading(page);
  builds.deploy('release');
  await link(page).click();
  await expect(page).toHaveTitle('Tags | Release');
  await beginReading(page);
  await page.locator('.prose').getByRole('link', { name: 'introduced' }).click();
  await expect(heading(page)).toHaveText('Introduction');
  expect(documents).toEqual(['/docs/introduction', '/docs/tags']);
  await page.goBack();
  await expect(heading(page)).toHaveText('Tags');
  await page.goBack();
  await expect(heading(page)).toHaveText('Introduction');
  expect(documents.length).toBeLessThanOrEqual(3);
});

test('a page that a release no longer has is reported as missing', async ({ page, site, builds, documents }) => {
  await saveData(page);
  await page.goto('/docs/introduction');
  builds.deploy('release');
  rmSync(join(site.dir, 'docs/tags'), { recursive: true });
  rmSync(join(site.dir, 'docs/tags.fragment.json'));
  await link(page).click();
  await expect(page).toHaveTitle(/Release$/);
  await expect(heading(page)).not.toHaveText('Tags');
  expect(documents).toEqual(['/docs/introduction', '/docs/tags']);
});

test('if interactive parts are gone, links work, search has its own page, and buttons say what happened', async ({
  page,
  builds,
  documents,
}) => {
  await saveData(page);
  // The browser may report a pointer before the deployment, which is a sign of a reader, too: what that asks for comes after the click.
  const release = await hold(page, '**/assets/interactive-*');
  await page.goto('/docs/introduction');
  builds.deploy('release');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  release();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.keyboard.press('Escape');
  await openSearch(page);
  await expect(page).toHaveURL(/\/search$/);
  await expect(page).toHaveTitle(/Release$/);
  expect(documents).toEqual(['/docs/introduction', '/search']);
});

test('if dialogs are gone, search has its own page, and the menu leads to the overview', async ({
  page,
  builds,
  documents,
}) => {
  await page.route('**/overlays-*', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await page.goto('/docs/introduction');
  builds.deploy('release');
  await openSearch(page);
  await expect(page).toHaveURL(/\/search$/);
  await expect(page.getByRole('searchbox', { name: 'Search docs' }).first()).toBeVisible();
  expect(documents.length).toBeLessThanOrEqual(2);
  builds.deploy('first');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/docs/introduction');
  builds.deploy('release');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page).toHaveURL(/\/docs$/);
});

test('if an island is gone, Retry tries again and then loads the release’s page', async ({
  page,
  builds,
  documents,
}) => {
  await page.goto('/docs/introduction');
  builds.deploy('release');
  await openSearch(page);
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await retry.click();
  await retry.click();
  await expect(page).toHaveTitle(/Release$/);
  await openSearch(page);
  await field(page).fill('tags');
  await expect(page.getByRole('option').first()).toBeVisible();
  expect(documents).toEqual(['/docs/introduction', '/docs/introduction']);
});

test('if the search index is gone, Retry shows the release’s results', async ({ page, builds, documents }) => {
  await page.route('**/latest/search/**', (route) => route.abort());
  await page.goto('/docs/introduction');
  await openSearch(page);
  await field(page).fill('tags');
  const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
  await expect(retry).toBeVisible();
  builds.deploy('release');
  await page.unroute('**/latest/search/**');
  await retry.click();
  await expect(page).toHaveURL(/\/search\?q=tags$/);
  await expect(page).toHaveTitle(/Release$/);
  await expect(page.locator('main').getByRole('link', { name: /Tags/ }).first()).toBeVisible();
  expect(documents).toEqual(['/docs/introduction', '/search']);
});

test.describe('a document that a cache kept', () => {
  test('is replaced by one reload', async ({ page, site, builds, documents }) => {
    const old = readFileSync(join(site.dir, 'docs/introduction/index.html'), 'utf8');
    builds.deploy('release');
    await page.route('**/docs/introduction', (route) => route.fulfill({ body: old, contentType: 'text/html' }), {
      times: 1,
    });
    await page.goto('/docs/introduction');
    await expect(page).toHaveTitle(/Release$/);
    await expect(page.locator('html')).toHaveAttribute('data-interactive', '');
    expect(documents).toEqual(['/docs/introduction', '/docs/introduction']);
  });

  test('that stays broken is reloaded once and then works as without scripts', async ({
    page,
    site,
    builds,
    documents,
  }) => {
    const old = readFileSync(join(site.dir, 'docs/introduction/index.html'), 'utf8');
    builds.deploy('release');
    await page.route('**/docs/introduction', (route) => route.fulfill({ body: old, contentType: 'text/html' }));
    await page.goto('/docs/introduction');
    await expect.poll(() => documents.length).toBe(2);
    await expect(page.locator('html')).not.toHaveAttribute('data-js');
    await link(page).click();
    await expect(page).toHaveTitle('Tags | Release');
    await page.goBack();
    await expect(heading(page)).toHaveText('Introduction');
    await page.locator('.prose').getByRole('link', { name: 'tags' }).click();
    await expect(page).toHaveTitle('Tags | Release');
    // The way back may reload once more: in between, everything had loaded.
    expect(documents.length).toBeLessThanOrEqual(6);
  });
});
