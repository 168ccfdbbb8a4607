import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expect-accessible.ts';
import { chooseTheme, expectTheme } from '../in-theme.ts';
import { looks } from '../looks.ts';
import { expect, test } from '../real-site.ts';
import { watchTraffic } from '../traffic.ts';

const status = (page: Page) => page.locator('.tool').getByRole('status').first();
const steps = (page: Page) => page.locator('.upgrade-steps > li');
const from = (page: Page) => page.getByRole('combobox', { name: 'From version' });
const to = (page: Page) => page.getByRole('combobox', { name: 'To version' });
const skipped = (page: Page) => page.locator('.upgrade-skipped');

/** Opens the tool and waits until it can be operated. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/tools/upgrade${query}`);
  await page.locator('dh-island[data-state=mounted]').first().waitFor();
}

test.describe('the upgrade path', () => {
  test('lists ordered steps with the changes that affect the reader', async ({ page, complaints }) => {
    await open(page);
    await expect(status(page)).toContainText('Choose your current version.');
    await from(page).selectOption('0.9.2');
    await expect(status(page)).toHaveText('Choose how you run DataHub.');
    await page.getByRole('radio', { name: 'Kubernetes' }).check();
    await expect(status(page)).toContainText('0.9.2 to 0.10.2: 9 steps, up to');
    await expect(steps(page).locator('h3')).toHaveText([
      'Check what you have',
      'Stop what writes',
      'Back up the database',
      'Adapt the configuration',
      'Upgrade the server',
      'Wait for the system update',
      'Verify',
      'Upgrade clients and recipes',
      'Start ingestion again',
    ]);
    await expect(steps(page).nth(4)).toContainText('All search indices are rebuilt');
    await expect(steps(page).nth(4)).toContainText('helm upgrade');
    await expect(steps(page).nth(4)).toContainText('--version 0.2.164');
    await expect(steps(page).nth(7)).toContainText("'acryl-datahub==0.10.2.*'");
    await expect(page.locator('.upgrade-summary')).toContainText('The upgrade job rebuilds all search indices.');
    await expect(steps(page).nth(7)).toContainText('workspace_id_pattern');
    await page.getByRole('checkbox', { name: 'Snowflake', exact: true }).check();
    await expect(steps(page).nth(7)).toContainText('match_fully_qualified_names');
    await expect(steps(page).nth(7)).not.toContainText('workspace_id_pattern');
    await expect(skipped(page)).toContainText('You don’t use the connector.');
    await page.getByRole('checkbox', { name: 'None of these components' }).check();
    await expect(skipped(page)).toContainText('You don’t need to change anything in your configuration.');
    await expect(page).toHaveURL(/\?from=0\.9\.2&to=0\.10\.2&on=kubernetes&connectors=snowflake&parts=none$/);
    expect(complaints).toEqual([]);
  });

  test('opens from its address, and Back undoes a choice', async ({ page }) => {
    await open(page, '?from=v0.8.36&to=0.9.0&on=compose&connectors=none&parts=none');
    await expect(status(page)).toContainText('0.8.36 to 0.9.0: 8 steps');
    await expect(skipped(page)).toContainText('The system update job was introduced in 0.10.0.');
    await to(page).selectOption('0.10.0');
    await expect(status(page)).toContainText('0.8.36 to 0.10.0');
    await page.goBack();
    await expect(status(page)).toContainText('0.8.36 to 0.9.0');
    await expect(to(page)).toHaveValue('0.9.0');
  });

  test('explains combinations that are impossible', async ({ page, complaints }) => {
    await open(page, '?from=0.10.0&to=0.9.2&on=compose');
    await expect(status(page)).toContainText('0.9.2 is older than 0.10.0. The project doesn’t test');
    await expect(steps(page)).toHaveCount(0);
    await to(page).selectOption('0.10.0');
    await expect(status(page)).toContainText('You’re already on 0.10.0');
    await from(page).selectOption('before 0.8.34');
    await expect(status(page)).toContainText('The notes start with 0.8.34.');
    await open(page, '?from=0.9.7&on=compose');
    await expect(status(page)).toContainText(
      'The notes don’t include version “0.9.7”. The closest earlier version is 0.9.6.1.',
    );
    await open(page, `?from=${'<img onerror=alert(1)>'.repeat(500)}&on=raft`);
    await expect(status(page)).toContainText('The notes don’t include version “<img');
    await expect(steps(page)).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('can be used with the keyboard alone', async ({ page }) => {
    await open(page);
    await from(page).focus();
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowUp');
    await expect(from(page)).toHaveValue('0.8.34');
    await page.keyboard.press('Tab');
    await expect(to(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByRole('radio', { name: 'Quickstart' })).toBeChecked();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'I use none of these' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(/&connectors=bigquery$/);
    await expect(steps(page).first()).toBeVisible();
  });

  test('asks for nothing more while it is used', async ({ page }) => {
    const quiet = watchTraffic(page);
    await open(page);
    // What every page loads once the browser is idle comes first.
    await page.locator('html[data-interactive]').waitFor();
    await quiet();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    // Chromium looks at the icon again whenever the address changes.
    const others = () => requests.filter((address) => !address.includes('/favicon-'));
    await from(page).selectOption('0.8.34');
    await page.getByRole('radio', { name: 'Docker Compose' }).check();
    await expect(steps(page).first()).toBeVisible();
    expect(others()).toEqual([]);
  });

  for (const { width, theme } of looks('/tools/upgrade')) {
    test(`starts with a checklist, and can be saved as Markdown: ${width} px, ${theme}`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await chooseTheme(page, theme);
      await open(page, '?from=0.8.45&to=next&on=kubernetes');
      await expectTheme(page, theme);
      await expect(to(page)).toHaveValue('0.10.2');
      const boxes = page.locator('.upgrade-checklist').getByRole('checkbox');
      const all = await boxes.count();
      await page.getByRole('button', { name: 'I use none of these' }).click();
      await expect(status(page)).toContainText('to skip.');
      expect(await boxes.count()).toBeLessThan(all);
      await boxes.first().check();
      await expect(page.getByText(/^1 of \d+ done$/)).toBeVisible();
      const saved = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download Markdown' }).click();
      const file = await saved;
      expect(file.suggestedFilename()).toBe('datahub-0.8.45-to-0.10.2.md');
      expect(readFileSync(await file.path(), 'utf8')).toMatch(
        /- \[x\] \*\*All search indices are rebuilt\*\*[\s\S]*Helm chart: 0\.2\.164/,
      );
      await expectAccessible(page);
      expect(complaints).toEqual([]);
    });
  }

  test('prints only the plan', async ({ page }) => {
    await open(page, '?from=0.9.2&on=quickstart');
    await expect(steps(page).first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('form', { name: 'Your upgrade' })).toBeHidden();
    await expect(steps(page).last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(page.getByText("'acryl-datahub==0.10.2.*'").first()).toBeVisible();
  });

  test('explains itself without JavaScript and links to all notes', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.origin}/tools/upgrade`);
    await expect(page.getByRole('heading', { name: 'How the path is planned' })).toBeVisible();
    await expect(page.getByRole('combobox')).toHaveCount(0);
    await page.getByRole('link', { name: 'Updating DataHub' }).first().click();
    await expect(page.getByText('All search indices are rebuilt')).toBeVisible();
    await context.close();
  });
});
