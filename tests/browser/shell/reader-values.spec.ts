import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expect-accessible.ts';
import { chooseTheme, expectTheme } from '../in-theme.ts';
import { looks } from '../looks.ts';
import { expect, test } from '../real-site.ts';

const tutorial = '/docs/api/tutorials/adding-tags';
const connector = '/docs/generated/ingestion/sources/snowflake';
const server = 'https://gms.example.org/api/gms';
const key = 'dh:values';

const places = (page: Page, value: string): Locator => page.locator(`[data-code] data[value="${value}"]`);

async function openPanel(page: Page): Promise<Locator> {
  await page.locator('.values-bar').getByRole('button', { name: 'Your values' }).click();
  const panel = page.getByRole('dialog', { name: 'Your values in samples' });
  await expect(panel).toBeVisible();
  return panel;
}

/** Stores values as an earlier visit would have. */
async function storeValues(page: Page, text: string): Promise<void> {
  await page.addInitScript(([name, value]) => localStorage.setItem(name as string, value as string), [key, text]);
}

/** The first sample in view that has a place for a value. */
const sampleWith = (page: Page, value: string): Locator =>
  page
    .locator('[data-code]:visible')
    .filter({ has: page.locator(`data[value="${value}"]`) })
    .first();

test.beforeEach(({ page }) => page.addInitScript("localStorage.setItem('docusaurus.tab.language', 'curl')"));

test.use({ viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] });

test('values appear in every sample, marked, as well as on the next page, in a second tab, and in copies', async ({
  page,
  context,
  site,
  complaints,
}) => {
  test.slow();
  await page.goto(tutorial);
  const other = await context.newPage();
  await other.goto(`${site.origin}${connector}`);
  await page.bringToFront();
  const panel = await openPanel(page);
  await panel.getByLabel('Server address').fill(server);
  await panel.getByLabel('Token variable').fill('ACME_TOKEN');
  await panel.getByLabel('Package installer').selectOption('uv');
  await panel.getByRole('button', { name: 'Use in samples' }).click();
  await expect(panel).toBeHidden();
  await expect(
    page.getByRole('status').filter({ hasText: /^Your values appear in \d+ places on this page\./ }),
  ).toHaveCount(1);
  await expect(places(page, 'server').first()).toHaveText(server);
  await expect(places(page, 'server').first()).toHaveAttribute(
    'title',
    'Your value. The default is http://localhost:8080.',
  );
  await expect(places(page, 'graphql').first()).toHaveText(`${server}/api/graphql`);
  await expect(places(page, 'token').first()).toHaveText('ACME_TOKEN');

  await expect(places(other, 'server').first()).toHaveText(server);
  await expect(other.locator('[data-code]').filter({ hasText: 'acryl-datahub[snowflake]' }).first()).toContainText(
    "uv pip install --upgrade 'acryl-datahub[snowflake]'",
  );

  const block = sampleWith(page, 'graphql');
  await block.hover();
  await block.getByRole('button', { name: 'Copy code' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`${server}/api/graphql`);
  expect(copied).toContain('ACME_TOKEN');
  expect(
    await block.locator('code').evaluate((code) => {
      getSelection()?.selectAllChildren(code);
      return getSelection()?.toString();
    }),
  ).toContain(server);

  await page.evaluate(() => {
    (globalThis as { sameDocument?: boolean }).sameDocument = true;
  });
  await page
    .locator('aside[data-sidebar] a:visible, .page-navigation a')
    .filter({ hasText: /Domain|Term/ })
    .first()
    .click();
  await expect(page).not.toHaveURL(new RegExp(tutorial));
  await expect(places(page, 'server').first()).toHaveText(server);
  expect(await page.evaluate(() => (globalThis as { sameDocument?: boolean }).sameDocument)).toBe(true);
  expect(complaints).toEqual([]);
});

test('the buttons below the contents come on pages with many samples, too', async ({ page }) => {
  await page.goto('/docs/api/tutorials/removing-tags');
  expect(await page.locator('[data-code]').count()).toBeGreaterThan(20);
  await openPanel(page);
});

test('the buttons come although the browser never says that it is idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (run, options) =>
      window.setTimeout(run, options?.timeout ?? 3_600_000, { didTimeout: true, timeRemaining: () => 0 });
  });
  await page.goto(tutorial);
  await openPanel(page);
});

test('samples get their buttons although the file of the dialogs failed at first', async ({ page }) => {
  let failures = 0;
  await page.route('**/overlays-*.html', async (route) => {
    failures += 1;
    await route.abort();
    await page.unroute('**/overlays-*.html');
  });
  await page.goto(tutorial);
  await openPanel(page);
  expect(failures).toBe(1);
});

test('one click restores the defaults, everywhere', async ({ page, context, site }) => {
  await storeValues(page, JSON.stringify({ server }));
  await page.goto(tutorial);
  await expect(places(page, 'server').first()).toHaveText(server);
  const other = await context.newPage();
  await other.goto(`${site.origin}${tutorial}`);
  await expect(places(other, 'server').first()).toHaveText(server);
  await page.locator('.values-bar').getByRole('button', { name: 'Reset to the defaults' }).click();
  for (const tab of [page, other]) {
    await expect(places(tab, 'server').first()).toHaveText('http://localhost:8080');
    await expect(tab.locator('[data-code] [data-yours]')).toHaveCount(0);
    await expect(tab.locator('[data-code] data[title]')).toHaveCount(0);
  }
  await expect(page.locator('.values-bar').getByRole('button', { name: 'Your values' })).toBeFocused();
  await expect(page.locator('.values-bar').getByRole('button', { name: 'Reset to the defaults' })).toBeHidden();
});

test('samples are unchanged after values are set and removed', async ({ page }) => {
  await page.goto(tutorial);
  const html = () => page.locator('.prose').evaluate((prose) => prose.innerHTML);
  await page.locator('[data-code] [data-copy]').first().waitFor({ state: 'attached' });
  const before = await html();
  const panel = await openPanel(page);
  await panel.getByLabel('Platform').fill('postgres');
  await panel.getByLabel('Environment').selectOption('DEV');
  await panel.getByLabel('Server address').fill(server);
  await panel.getByRole('button', { name: 'Use in samples' }).click();
  await expect(places(page, 'server').first()).toHaveText(server);
  await page.locator('.values-bar').getByRole('button', { name: 'Reset to the defaults' }).click();
  await expect(places(page, 'server').first()).toHaveText('http://localhost:8080');
  expect(await html()).toBe(before);
});

test('errors are explained at their fields, and a token is neither stored nor shown', async ({ page }) => {
  await page.goto(tutorial);
  const panel = await openPanel(page);
  const address = panel.getByLabel('Server address');
  await address.fill('gms.example.org:8080');
  await panel.getByLabel('Token variable').fill('eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl');
  await page.keyboard.press('Enter');
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Add http:\/\/ or https:\/\/ .* https:\/\/gms\.example\.org:8080/);
  const token = panel.getByLabel('Token variable');
  await expect(token).toHaveAccessibleDescription(/looks like a token, so it was removed/);
  await expect(token).toHaveValue('');
  await expectAccessible(page);
  await address.fill('https://gms.example.org/<img src=x onerror=alert(1)>');
  await page.keyboard.press('Enter');
  await expect(panel.getByText('Remove the space after “https://gms.example.org/<img”')).toBeVisible();
  await expect(panel.locator('img')).toHaveCount(0);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
});

test('the panel can be used with the keyboard alone, and the focus returns', async ({ page }) => {
  await page.goto(tutorial);
  const opener = page.locator('.values-bar').getByRole('button', { name: 'Your values' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Your values in samples' });
  await expect(panel).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(panel.getByLabel('Server address')).toBeFocused();
  await page.keyboard.type(server);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await expect(places(page, 'server').first()).toHaveText('http://localhost:8080');
  await page.keyboard.press('Enter');
  await expect(panel.getByLabel('Server address')).toHaveValue('');
  await page.keyboard.press('Tab');
  await page.keyboard.type(server);
  await page.keyboard.press('Enter');
  await expect(panel).toBeHidden();
  await expect(places(page, 'server').first()).toHaveText(server);
});

for (const { width, theme } of looks('/docs/api/tutorials/adding-tags')) {
  test(`the page menu opens the panel, addresses are repaired, and changes are counted and highlighted: ${width} px, ${theme}`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await chooseTheme(page, theme);
    await page.goto(tutorial);
    await expectTheme(page, theme);
    const menu = page.locator('[data-main]').getByRole('button', { name: 'More ways to use this page' }).first();
    const panel = page.getByRole('dialog', { name: 'Your values in samples' });
    const open = async () => {
      await menu.focus();
      await page.keyboard.press('Enter');
      await page
        .getByRole('list', { name: 'More ways to use this page' })
        .getByRole('button', { name: 'Your values' })
        .click();
      await expect(panel).toBeVisible();
    };
    await open();
    await panel.getByLabel('Server address').fill('javascript:alert(1)');
    await page.keyboard.press('Enter');
    await expect(panel.getByLabel('Server address')).toHaveAccessibleDescription(/“javascript:” addresses don’t work/);
    await panel.getByLabel('Server address').fill(` ${server}/ `);
    await page.keyboard.press('Enter');
    await expect(panel).toBeHidden();
    await expect(menu).toBeFocused();
    await expect(page.locator('.values-toast')).toContainText(/^Your values appear in \d+ places on this page\./);
    await expect(places(page, 'server').first()).toHaveText(server);
    await expect(page.locator('[data-code]:visible [data-yours="new"]').first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/docs/quickstart');
    await open();
    await panel.getByRole('button', { name: 'Use in samples' }).click();
    await expect(page.locator('.values-toast')).toContainText('no sample on this page uses your values');
    expect(complaints).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true });

  test('the panel opens from a sample and fits', async ({ page }) => {
    await page.goto(tutorial);
    const block = sampleWith(page, 'graphql');
    await block.scrollIntoViewIfNeeded();
    await block.getByRole('button', { name: 'Your values' }).click();
    const panel = page.getByRole('dialog', { name: 'Your values in samples' });
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    await page.evaluate(() => {
      document.documentElement.dataset.theme = 'dark';
    });
    await expectAccessible(page);
    await panel.getByLabel('Server address').fill(server);
    await panel.getByRole('button', { name: 'Use in samples' }).click();
    await block.getByRole('button', { name: 'Reset to the defaults' }).click();
    await expect(page.locator('[data-code] [data-yours]')).toHaveCount(0);
  });
});

test('values last as long as the visit where storage is disabled', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied', 'SecurityError');
      },
    });
  });
  await page.goto(tutorial);
  const panel = await openPanel(page);
  await panel.getByLabel('Server address').fill(server);
  await panel.getByRole('button', { name: 'Use in samples' }).click();
  await expect(places(page, 'server').first()).toHaveText(server);
  expect(complaints).toEqual([]);
});

for (const [what, text] of [
  ['no JSON', '{"server": '],
  ['no object', '"server"'],
  ['hostile text', '{"server":"https://x.example/\\"><script>alert(1)</script>","token":"$(rm -rf ~)"}'],
]) {
  test(`stored ${what} changes nothing`, async ({ page, complaints }) => {
    await storeValues(page, text ?? '');
    await page.goto(tutorial);
    const panel = await openPanel(page);
    await expect(panel.getByLabel('Server address')).toHaveValue('');
    await expect(places(page, 'server').first()).toHaveText('http://localhost:8080');
    expect(complaints).toEqual([]);
  });
}

test('readers without values load nothing for them, and readers with values see no layout shift', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(tutorial);
  await page.locator('.values-bar').waitFor();
  expect(loaded.filter((url) => /\/values-/.test(url))).toEqual([]);

  await storeValues(page, JSON.stringify({ server }));
  await page.reload();
  await expect(places(page, 'server').first()).toHaveText(server);
  const shift = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
      }),
  );
  expect(shift).toBeLessThan(0.001);
});

test('samples are the same on paper as on the screen', async ({ page }) => {
  await storeValues(page, JSON.stringify({ server }));
  await page.goto(connector);
  await expect(places(page, 'server').first()).toHaveText(server);
  await page.emulateMedia({ media: 'print' });
  await expect(places(page, 'server').first()).toBeVisible();
  await expect(page.locator('.values-bar')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('nothing asks for values', async ({ page }) => {
    await page.goto(tutorial);
    await expect(page.getByRole('button', { name: 'Your values' })).toHaveCount(0);
  });
});
