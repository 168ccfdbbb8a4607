import type { Page } from '@playwright/test';
import { hold } from '../hold.ts';
import { expect as expectSoon, test } from '../real-site.ts';

// The first answer opens the index, which takes its time beside other browsers.
const expect = expectSoon.configure({ timeout: 15_000 });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search docs' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const list = (page: Page) => dialog(page).locator('[role=listbox]');
const options = (page: Page) => dialog(page).getByRole('option');
const status = (page: Page) => dialog(page).getByRole('status');
const facet = (page: Page, name: RegExp) => dialog(page).getByRole('button', { name });

async function open(page: Page, path = '/docs/quickstart') {
  await page.goto(path);
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
}

async function search(page: Page, query: string) {
  await field(page).fill(query);
  await expect(options(page).first()).toBeVisible();
  // The first results come before the complete ones.
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
}

test.describe('the list of results', () => {
  test('is a combobox whose list, active option, and count are announced', async ({ page }) => {
    await open(page);
    await expect(field(page)).toHaveAttribute('placeholder', 'Search docs');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await search(page, 'personal access token');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(field(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? '');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).first().getAttribute('id')) ?? '',
    );
    await expect(status(page)).toHaveText(/^\d+ pages found$/);
    await expect(dialog(page).getByRole('group', { name: /^Personal Access Tokens/ })).toBeVisible();
  });

  test('names the field that matched, marks the words, and sets names of the software as code', async ({ page }) => {
    await open(page);
    await search(page, 'platform_instance_map');
    const best = options(page).first();
    await expect(best).toContainText('in option name');
    await expect(best.locator('.search-section code')).toHaveText('platform_instance_map');
    await expect(best.locator('mark').first()).toBeVisible();
    await search(page, 'Domains');
    await expect(options(page).first()).toContainText('in title');
    await expect(options(page).first().locator('.search-section code')).toHaveCount(0);
  });

  test('goes to its ends with Home and End, and leaves those keys to the field if Shift is pressed', async ({
    page,
  }) => {
    await open(page);
    await search(page, 'ingestion');
    await page.keyboard.press('End');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Shift+Home');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('ingestion');
  });

  test('opens the chosen section in a new tab with Control+Enter, Meta+Enter, or Shift+Enter', async ({
    page,
    context,
  }) => {
    await open(page);
    await search(page, 'personal access token');
    const href = await options(page).first().getAttribute('href');
    for (const key of ['Control+Enter', 'Meta+Enter', 'Shift+Enter']) {
      const [tab] = await Promise.all([context.waitForEvent('page'), page.keyboard.press(key)]);
      expect(new URL(tab.url(), 'http://localhost').pathname + new URL(tab.url()).hash, key).toBe(href);
      await tab.close();
      await page.bringToFront();
      await expect(page, key).toHaveURL(/\/docs\/quickstart$/);
      await expect(dialog(page), key).toBeVisible();
    }
  });

  test('shows first results from three files, and completes them', async ({ page, context }) => {
    const release = await hold(page, '**/assets/search/rest-*');
    await page.goto('/docs/quickstart');
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press('Control+k');
    await field(page).fill('kafka');
    await expect(options(page).first()).toContainText('Kafka');
    await expect(list(page)).toHaveAttribute('aria-busy', 'true');
    await expect(status(page)).not.toContainText('found');
    const own = () => asked.filter((path) => /search/.test(path)).map((path) => path.replace(/[\w.-]+$/, ''));
    await expect.poll(own).toEqual(['/assets/islands/', '/assets/', '/latest/search/', '/assets/search/']);
    release();
    await expect(list(page)).toHaveAttribute('aria-busy', 'false');
    await expect(status(page)).toContainText(/^\d+ pages found$/);
    await expect(options(page).first()).toContainText('Kafka');
  });

  /** Opens the dialog. What its first answer needs is held back until the returned function is called. */
  async function openWithoutAnswer(page: Page): Promise<() => void> {
    const release = await hold(page, '**/assets/search/terms-*');
    await open(page);
    // Before React is there, Enter leads to the search page.
    await dialog(page).locator('dh-island[data-state=mounted]').waitFor();
    return release;
  }

  test('opens the first result when it arrives after Enter', async ({ page }) => {
    const release = await openWithoutAnswer(page);
    await field(page).pressSequentially('personal access token');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/quickstart$/);
    release();
    await expect(page).toHaveURL(/personal-access-tokens/);
  });

  test('ignores an early Enter if typing continues', async ({ page }) => {
    const release = await openWithoutAnswer(page);
    await field(page).pressSequentially('personal access token');
    await page.keyboard.press('Enter');
    await field(page).pressSequentially('s and groups');
    release();
    await expect(options(page).first()).toBeVisible();
    await expect(list(page)).toHaveAttribute('aria-busy', 'false');
    await expect(dialog(page)).toBeVisible();
  });
});

test.describe('narrowing', () => {
  test('a page type says how many results it leaves, and leaves that many', async ({ page }) => {
    await open(page);
    await search(page, 'stateful ingestion');
    const guides = facet(page, /^Guides \d+$/);
    const count = ((await guides.textContent()) ?? '').replace(/\D/g, '');
    await guides.click();
    await expect(status(page)).toHaveText(`${count} pages found`);
    await expect(guides).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog(page).getByRole('link', { name: `See all ${count} results` })).toHaveAttribute(
      'href',
      '/search?q=stateful%20ingestion&kind=guide',
    );
    await guides.click();
    await expect(guides).toHaveAttribute('aria-pressed', 'false');
  });

  test('facets without a choice are not shown', async ({ page }) => {
    await open(page);
    await search(page, 'stateful ingestion');
    await expect(dialog(page).getByRole('group', { name: 'Page type' })).toBeVisible();
    await expect(dialog(page).getByRole('group', { name: 'Version' })).toHaveCount(0);
    await expect(dialog(page).getByRole('group', { name: 'Language' })).toHaveCount(0);
  });

  test('an empty list under a filter explains itself and offers to remove the filter', async ({ page }) => {
    await open(page);
    await search(page, 'stateful ingestion');
    await facet(page, /^Python SDK \d+$/).click();
    await field(page).fill('townhalls');
    await expect(status(page)).toHaveText('No pages found for “townhalls” under Python SDK');
    await dialog(page)
      .getByRole('button', { name: /^Without Python SDK: \d+$/ })
      .click();
    await expect(status(page)).toHaveText(/pages? found$/);
    await expect(field(page)).toBeFocused();
  });
});

test.describe('when the query is not found as it is', () => {
  test('a corrected query is announced and can be applied', async ({ page }) => {
    await open(page);
    await search(page, 'personal acess token');
    const meant = dialog(page).getByRole('button', { name: 'personal access token' });
    await meant.click();
    await expect(field(page)).toHaveValue('personal access token');
    await expect(field(page)).toBeFocused();
    await expect(meant).toHaveCount(0);
  });

  test('a weak match is presented as one', async ({ page }) => {
    await open(page);
    await search(page, 'migrate from openmetadata to datahub');
    await expect(status(page)).toContainText('There’s no close match for “migrate from openmetadata to datahub”.');
  });

  test('without results, the dialog offers queries that find something and a filled-in issue', async ({ page }) => {
    await open(page);
    await field(page).fill('zzqqxx <qqz>');
    await expect(status(page)).toHaveText('No results for “zzqqxx <qqz>”');
    await expect(dialog(page).getByText('Try searching for')).toBeVisible();
    const issue = dialog(page).getByRole('link', { name: 'Let us know.' });
    const address = new URL((await issue.getAttribute('href')) ?? '');
    expect(address.pathname).toMatch(/\/issues\/new$/);
    expect(address.searchParams.get('title')).toBe('Search: no results for “zzqqxx <qqz>”');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeVisible();
    await dialog(page).locator('.search-alternative').first().click();
    await expect(options(page).first()).toBeVisible();
  });
});

test('offline, the dialog says so and tries again, and nothing else breaks', async ({ page }) => {
  await page.route(/\/(assets|latest)\/search\//, (route) => route.abort());
  await open(page);
  await field(page).fill('tag');
  const failure = dialog(page).getByRole('alert');
  await expect(failure).toContainText('Unable to fetch results');
  await expect(failure).toContainText('You might want to check your network connection.');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.unroute(/\/(assets|latest)\/search\//);
  await failure.getByRole('button', { name: 'Retry' }).click();
  await expect(options(page).first()).toBeVisible();
  await expect(failure).toHaveCount(0);
  await options(page).first().click();
  await expect(dialog(page)).toBeHidden();
});

test('a hostile query is text in every part of the dialog', async ({ page, complaints }) => {
  await open(page);
  const hostile = '<img src=x onerror=window.hacked=1> tag';
  await search(page, hostile);
  await expect(dialog(page).locator('img')).toHaveCount(0);
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect(complaints).toEqual([]);
});

test('has room on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await search(page, 'stateful_ingestion.state_provider');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const box = await dialog(page).boundingBox();
  expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 999) <= 320).toBe(true);
  await expect(dialog(page).getByRole('link', { name: /^See all/ })).toBeInViewport();
});
