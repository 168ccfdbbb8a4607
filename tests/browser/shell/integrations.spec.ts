import type { Page } from '@playwright/test';
import { expect, test } from '../real-site.ts';

const cards = (page: Page) => page.locator('.integrations > li');
const status = (page: Page) => page.locator('main').getByRole('status');
const facet = (page: Page, group: RegExp, value: RegExp) =>
  page.getByRole('group', { name: group }).getByRole('checkbox', { name: value });
const profiling = (page: Page) => facet(page, /^Capability/, /^Data Profiling/);
const incubating = (page: Page) => facet(page, /^Support status/, /^Incubating/);
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search integrations' });

/** Opens a view and waits until it can be operated. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('dh-island[data-state=mounted]').first().waitFor();
}

test.describe('the directory of integrations', () => {
  test('lists all of them and says how many, even without JavaScript', async ({ browser, site, page }) => {
    await open(page, '/integrations');
    await expect(cards(page)).toHaveCount(56);
    await expect(status(page)).toHaveText('56 of 56 integrations');
    const context = await browser.newContext({ javaScriptEnabled: false });
    const plain = await context.newPage();
    await plain.goto(`${site.origin}/integrations`);
    await expect(cards(plain)).toHaveCount(56);
    await expect(cards(plain).getByRole('link', { name: 'Snowflake', exact: true })).toBeVisible();
    await expect(plain.getByRole('searchbox', { name: 'Search integrations' })).toBeHidden();
    await expect(plain.getByRole('checkbox')).toHaveCount(0);
    await context.close();
  });

  test('is narrowed by search and filters, and each count shows how many results remain', async ({
    page,
    complaints,
  }) => {
    await open(page, '/integrations');
    const label = page.getByRole('group', { name: /^Capability/ }).locator('label', { hasText: 'Data Profiling' });
    const promised = Number(await label.locator('.facet-count').textContent());
    await profiling(page).check();
    await expect(cards(page)).toHaveCount(promised);
    await expect(status(page)).toHaveText(`${promised} of 56 integrations`);
    await search(page).fill('snowflake');
    await expect(cards(page).first()).toContainText('Snowflake');
    await expect(page).toHaveURL(/\?q=snowflake&capability=data-profiling$/);
    expect(complaints).toEqual([]);
  });

  test('corrects a typo, and finds Tableau by its column-level lineage', async ({ page }) => {
    await open(page, '/integrations?q=kafak');
    await expect(page.getByText('Nothing matches “kafak”. Showing results for “kafka”.')).toBeVisible();
    await expect(cards(page).first()).toContainText('Kafka');
    await open(page, '/integrations?capability=column-level-lineage');
    await expect(cards(page).filter({ hasText: 'Tableau' })).toHaveCount(1);
    const facts = cards(page).filter({ hasText: 'Tableau' }).getByRole('listitem');
    await expect(facts.filter({ hasText: 'Column lineage' })).toHaveText('Column lineage: Yes');
    await expect(facts.filter({ hasText: 'Usage' })).toHaveText('Usage: Opt-in');
  });

  test('keeps its filters in view on wide screens', async ({ page }) => {
    await open(page, '/integrations');
    await cards(page).nth(20).scrollIntoViewIfNeeded();
    await expect(facet(page, /^Platform type/, /^AI\+ML/)).toBeInViewport();
  });

  test('keeps its state in the address: a link shows the same, and Back undoes step by step', async ({ page }) => {
    await open(page, '/integrations?type=bi-tool&sort=status');
    const few = await cards(page).count();
    expect(few).toBeLessThan(56);
    await expect(facet(page, /^Platform type/, /^BI Tool/)).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('status');
    await incubating(page).check();
    await expect(page).toHaveURL(/\?type=bi-tool&status=incubating&sort=status$/);
    await page.goBack();
    await expect(incubating(page)).not.toBeChecked();
    await expect(cards(page)).toHaveCount(few);
    await page.goForward();
    await expect(incubating(page)).toBeChecked();
  });

  test('is unchanged after a visit to a connector', async ({ page }) => {
    await open(page, '/integrations?q=snowflake');
    await cards(page).getByRole('link', { name: 'Snowflake', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Snowflake');
    await page.goBack();
    await expect(search(page)).toHaveValue('snowflake');
    await expect(cards(page).first()).toContainText('Snowflake');
    await expect(status(page)).not.toHaveText(/^56 /);
  });

  test('removes filters one by one or all together and moves the focus to the results', async ({ page }) => {
    await open(page, '/integrations?type=datastore&status=certified');
    const chips = page.getByRole('list', { name: 'Active filters' });
    await chips.getByRole('button', { name: 'Remove filter Datastore' }).press('Enter');
    await expect(page).toHaveURL(/\?status=certified$/);
    await expect(status(page)).toBeFocused();
    await chips.getByRole('button', { name: 'Clear all' }).press('Enter');
    await expect(cards(page)).toHaveCount(56);
    await expect(status(page)).toBeFocused();
    await expect(chips).toHaveCount(0);
  });

  test('offers to remove filters when nothing is left, with the number of results that each step adds', async ({
    page,
  }) => {
    await open(page, '/integrations?q=snowflake&status=incubating&type=datastore');
    await expect(page.getByRole('heading', { name: 'Nothing matches all of these filters' })).toBeVisible();
    const step = page.getByRole('button', { name: /^Without Incubating: \d+$/ });
    const promised = Number(/\d+$/.exec((await step.textContent()) ?? '')?.[0]);
    await step.click();
    await expect(cards(page)).toHaveCount(promised);
    await expect(status(page)).toBeFocused();
  });

  test('can be used with the keyboard alone', async ({ page }) => {
    await open(page, '/integrations');
    await search(page).focus();
    await page.keyboard.type('kafka');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(facet(page, /^Platform type/, /^AI\+ML/)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Remove filter AI+ML' })).toBeVisible();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/\?q=kafka$/);
  });

  test('hides its filters on a phone until they are requested', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await open(page, '/integrations');
    const button = page.getByRole('button', { name: 'Filters' });
    await expect(profiling(page)).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await button.click();
    await profiling(page).check();
    await page.getByRole('button', { name: /^Show results \(\d+\)$/ }).click();
    await expect(profiling(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Filters (1)' })).toHaveAttribute('aria-expanded', 'false');
    await expect(status(page)).toBeFocused();
  });

  test('collects up to four connectors for comparison and leads to it', async ({ page }) => {
    await open(page, '/integrations');
    for (const name of ['Snowflake', 'PostgreSQL', 'MySQL', 'Kafka']) {
      await page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).check();
    }
    await expect(page.getByRole('checkbox', { name: 'Compare Apache Hive', exact: true })).toBeDisabled();
    const tray = page.getByRole('region', { name: 'Chosen for comparison' });
    await tray.getByRole('button', { name: 'Remove Kafka' }).click();
    await expect(page).toHaveURL(/\?compare=snowflake,postgres,mysql$/);
    await tray.getByRole('link', { name: 'Compare 3' }).click();
    await expect(page).toHaveURL(/\/integrations\/compare\?ids=snowflake,postgres,mysql$/);
    await expect(status(page)).toHaveText('Comparing Snowflake, PostgreSQL, MySQL.');
  });
});

test.describe('the capability matrix', () => {
  const matrix = (page: Page) => page.getByRole('region', { name: /^Capabilities by connector/ });

  test('keeps the filters from the list', async ({ page }) => {
    await open(page, '/integrations?q=snowflake');
    await page.getByRole('link', { name: 'Capability matrix' }).click();
    await expect(page).toHaveURL(/\/integrations\/matrix\?q=snowflake$/);
    await expect(matrix(page).getByRole('rowheader', { name: /Snowflake/ })).toBeVisible();
    await expect(matrix(page).getByRole('rowheader', { name: /MySQL/ })).toHaveCount(0);
  });

  test('has a value in every cell, and leads from an opt-in to its option', async ({ page }) => {
    await open(page, '/integrations/matrix');
    const values = await matrix(page)
      .locator('tbody tr:not([aria-hidden]) td')
      .evaluateAll((cells) => cells.map((cell) => cell.textContent?.trim() ?? ''));
    expect(values).toHaveLength(56 * 13);
    expect(new Set(values)).toEqual(new Set(['Yes', 'Opt-in', 'No', 'n/aNot applicable']));
    const row = matrix(page).getByRole('row', { name: /Snowflake/ });
    await expect(row.getByRole('cell').first()).toHaveText('Yes');
    const option = row.getByRole('link', { name: 'Opt-in: turn on with profiling.enabled' });
    await option.focus();
    await expect(option).toHaveCSS('outline-style', 'solid');
    await option.press('Enter');
    await expect(page).toHaveURL(/\/snowflake#config\.profiling\.enabled$/);
    await page.goBack();
    await row.getByRole('link', { name: 'Snowflake', exact: true }).click();
    await expect(page).toHaveURL(/\/snowflake#capabilities$/);
    await expect(page.getByRole('heading', { name: 'Capabilities' })).toBeInViewport();
  });

  test('keeps its header and the names in view while the page scrolls, and uses the whole window', async ({ page }) => {
    await page.setViewportSize({ width: 2200, height: 900 });
    await open(page, '/integrations/matrix');
    expect((await matrix(page).boundingBox())?.width).toBeGreaterThan(2100);
    await matrix(page)
      .getByRole('row', { name: /Vertica/ })
      .scrollIntoViewIfNeeded();
    await expect(matrix(page).getByRole('columnheader', { name: 'Column lineage' })).toBeInViewport();
    const nested = await matrix(page).evaluate((element) => element.scrollHeight - element.clientHeight);
    expect(nested).toBeLessThanOrEqual(1);
  });

  test('scrolls sideways on a phone, indicates that there is more, and keeps the names in view', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/integrations/matrix');
    await expect(page.getByText('Scroll sideways to see all capabilities.')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const frame = page.locator('.matrix-frame');
    await expect(frame).toHaveAttribute('data-at-end', 'false');
    await matrix(page).evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
    await expect(frame).toHaveAttribute('data-at-end', 'true');
    await expect(matrix(page).getByRole('rowheader', { name: /MySQL/ }).getByRole('link')).toBeVisible();
    const left = await matrix(page).evaluate((element) => {
      const names = [...element.querySelectorAll('tbody th')].map((cell) => cell.getBoundingClientRect().left);
      return Math.max(...names) - element.getBoundingClientRect().left;
    });
    expect(Math.abs(left)).toBeLessThanOrEqual(2);
  });

  test('is a complete table without JavaScript', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.origin}/integrations/matrix`);
    await expect(matrix(page).getByRole('columnheader')).toHaveCount(14);
    await expect(
      matrix(page)
        .getByRole('row', { name: /Snowflake/ })
        .getByRole('cell'),
    ).toHaveCount(13);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await context.close();
  });

  test('shows its filters when they are requested', async ({ page }) => {
    await open(page, '/integrations/matrix');
    await expect(profiling(page)).toBeHidden();
    await page.getByRole('button', { name: 'Filters' }).click();
    await profiling(page).check();
    await expect(page).toHaveURL(/\?capability=data-profiling$/);
    await expect(matrix(page).getByRole('rowheader', { name: /Snowflake/ })).toBeVisible();
  });
});

test.describe('the comparison', () => {
  test('offers comparisons to start from while nothing is chosen', async ({ page }) => {
    await page.goto('/integrations/compare');
    const examples = page.getByRole('region', { name: 'Example comparisons' });
    await examples.getByRole('button', { name: /PostgreSQL/ }).click();
    await expect(page).toHaveURL(/\?ids=postgres,mysql,mssql$/);
    await expect(
      page.getByRole('region', { name: 'Comparison of PostgreSQL, MySQL, Microsoft SQL Server' }),
    ).toBeVisible();
    await expect(examples).toHaveCount(0);
    await page.goBack();
    await expect(examples).toBeVisible();
  });

  const table = (page: Page) => page.getByRole('region', { name: /^Comparison of/ });

  test('shows capabilities, requirements and options that differ', async ({ page, complaints }) => {
    await open(page, '/integrations/compare?ids=snowflake,postgres');
    await expect(table(page).getByRole('columnheader')).toHaveText([/Snowflake/, /PostgreSQL/]);
    for (const name of [
      'Overview',
      'Capability',
      'Requirements',
      /^Options whose type, default, or requirement differs/,
      /^Options that only some connectors have/,
    ]) {
      await expect(table(page).getByRole('rowheader', { name }).first()).toBeVisible();
    }
    const account = table(page)
      .getByRole('row', { name: /account_id/ })
      .getByRole('cell');
    await expect(account.first()).toContainText('required');
    await expect(account.last()).toHaveText('not available');
    await expect(account.first().getByRole('link')).toHaveAttribute('href', /\/snowflake#config\.account_id$/);
    expect(complaints).toEqual([]);
  });

  test('shows every row, or only what differs, as the address says', async ({ page }) => {
    await open(page, '/integrations/compare?ids=bigquery,redshift');
    const columns = table(page).getByRole('row', { name: /^Column-level Lineage/ });
    await expect(columns.getByRole('cell')).toHaveText(['No', 'No']);
    await expect(table(page).getByRole('rowheader', { name: /^Options that are the same/ })).toHaveCount(1);
    await page.getByRole('checkbox', { name: 'Differences only' }).check();
    await expect(page).toHaveURL(/\?ids=bigquery,redshift&differences=only$/);
    await expect(columns).toHaveCount(0);
    await expect(table(page).getByRole('rowheader', { name: /^Options that are the same/ })).toHaveCount(0);
    await expect(table(page).getByRole('row', { name: /^Dataset Usage/ })).toHaveCount(1);
    await page.goBack();
    await expect(columns).toHaveCount(1);
  });

  test('shows both columns on a phone without a scroll area', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/integrations/compare?ids=bigquery,redshift&differences=only');
    await expect(table(page).getByRole('columnheader')).toHaveCount(2);
    const sizes = await table(page).evaluate((element) => [
      element.scrollWidth - element.clientWidth,
      innerWidth - element.getBoundingClientRect().right,
    ]);
    expect(sizes[0]).toBeLessThanOrEqual(0);
    expect(sizes[1]).toBeGreaterThanOrEqual(0);
  });

  test('adds and removes connectors, and Back undoes each change', async ({ page }) => {
    await open(page, '/integrations/compare');
    await expect(status(page)).toContainText('Choose two to four connectors.');
    for (const name of ['MySQL', 'PostgreSQL']) {
      await page.getByRole('combobox', { name: 'Add a connector' }).selectOption(name);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
    }
    await expect(page).toHaveURL(/\?ids=mysql,postgres$/);
    await expect(status(page)).toHaveText('Comparing MySQL, PostgreSQL.');
    await table(page).getByRole('button', { name: 'Remove MySQL' }).press('Enter');
    await expect(status(page)).toBeFocused();
    await expect(status(page)).toHaveText('Choose one more to compare.');
    await page.goBack();
    await expect(status(page)).toHaveText('Comparing MySQL, PostgreSQL.');
  });

  test('lists unknown names', async ({ page }) => {
    await open(page, '/integrations/compare?ids=mysql,<img>,postgres');
    await expect(page.getByRole('alert')).toHaveText('Unknown connectors were left out: “<img>”.');
    await expect(status(page)).toHaveText('Comparing MySQL, PostgreSQL.');
  });

  test('has room for four connectors and no more', async ({ page }) => {
    await open(page, '/integrations/compare?ids=mysql,postgres,snowflake,kafka,hive');
    await expect(table(page).getByRole('columnheader')).toHaveCount(4);
    await expect(page.getByText('You can compare at most four connectors.')).toBeVisible();
  });

  test('says when a connector cannot be loaded, and tries again', async ({ page }) => {
    await page.route('**/latest/tools/*/connectors/mysql.json', (route) => route.abort());
    await open(page, '/integrations/compare?ids=mysql,postgres');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('This part of the page could not be loaded.');
    await page.unroute('**/latest/tools/*/connectors/mysql.json');
    await failure.getByRole('button', { name: 'Retry' }).click();
    await expect(status(page)).toHaveText('Comparing MySQL, PostgreSQL.');
    await expect(failure).toHaveCount(0);
  });

  test('lists every connector with its links without JavaScript', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.origin}/integrations/compare?ids=mysql,postgres`);
    // Playwright's roles and texts leave noscript out, even where it is shown.
    await expect(page.locator('noscript > p')).toBeVisible();
    const links = page.getByRole('row', { name: /^MySQL/ }).locator('a');
    await expect(links.last()).toHaveText('What MySQL can do');
    await expect(links.last()).toHaveAttribute('href', /\/mysql#capabilities$/);
    await context.close();
  });
});
