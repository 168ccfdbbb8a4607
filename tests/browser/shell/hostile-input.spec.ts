import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../real-site.ts';

const markup = `"'><img src=x onerror=window.pwned=1><svg onload=window.pwned=1>{{7*7}}\${7*7}</script><script>window.pwned=1</script>`;

/** Pages that read something of the address, of the storage, or of what is entered. */
const paths = [
  '/docs/generated/ingestion/sources/snowflake',
  '/docs/api/datahub-apis',
  '/integrations',
  '/integrations/compare',
  '/search',
  '/tools/recipes',
  '/tools/recipes?mode=check',
  '/tools/upgrade',
  '/tools/deploy',
  '/tools/deploy?mode=check',
  '/tools/errors',
  '/tools/graphql',
  '/tools/metamodel',
  '/tools/urn',
];

const parameters = ['q', 'type', 'status', 'kind', 'compare', 'ids', 'source', 'on', 'from', 'to', 'connectors'].concat(
  ['operation', 'as', 'mode', 'entity', 'aspect', 'relationship', 'view', 'lineage', 'urn', 'utm_source', '__proto__'],
);

/** What is stored under every key that a page asks for. */
const stored = [
  markup,
  JSON.stringify([markup, null, { id: markup, query: markup, href: 'javascript:window.pwned=1' }]),
  JSON.stringify({ server: markup, graphql: markup, value: { __proto__: 1 }, searches: [{ q: markup }] }),
  '{"server":',
  '[]',
  'null',
  '-1',
  'x'.repeat(200_000),
];

/** Whatever was shown of it was shown as text, and the page still answers. */
async function expectHarmless(page: Page, complaints: readonly string[], what: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first(), what).toBeVisible();
  const found = await page.evaluate(() => ({
    pwned: 'pwned' in window,
    markup: document.querySelectorAll('[onerror], [onload], [src=x], a[href^="javascript:"]').length,
    prototype: Object.keys(Object.prototype).length,
  }));
  expect(found, what).toEqual({ pwned: false, markup: 0, prototype: 0 });
  expect(complaints, what).toEqual([]);
}

function watchDialogs(page: Page, complaints: string[]): void {
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
}

const mounted = (page: Page) =>
  expect(
    page.locator(
      'main dh-island:not([data-when=visible], [data-when=interaction], [data-when=manual])[data-state=loading]',
    ),
  ).toHaveCount(0);

test('addresses and stored values are text, whatever they contain', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  watchDialogs(page, complaints);
  await page.addInitScript((values) => {
    // Another value for each key of each page, and for each page another one.
    const turn = location.pathname.length + location.search.length;
    Storage.prototype.getItem = (key: string) => values[(key.length + turn) % values.length] ?? null;
  }, stored);
  for (const path of paths) {
    const address = new URL(path, 'http://localhost');
    for (const name of parameters) address.searchParams.append(name, markup);
    await page.goto(`${address.pathname}${address.search}#${encodeURIComponent(markup)}`);
    await mounted(page);
    for (const hash of ['#%E0%A4%A', '#"]', '#__proto__', '#:~:text=<b>', `#${'%3Cb%3E'.repeat(500)}`]) {
      await page.evaluate((text) => {
        location.hash = text;
      }, hash);
    }
    await expectHarmless(page, complaints, path);
  }
  await page.getByRole('button', { name: 'Search docs' }).first().click();
  await page.getByRole('combobox').fill(markup);
  await expect(page.locator('dialog[open] [aria-busy=true]')).toHaveCount(0);
  await expectHarmless(page, complaints, 'dialog of search');
});

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/**
 * Replaces a field's content by pasting. The editor handles what browsers would otherwise do.
 * @param at which of the fields, counted from 0; a text pasted before can have removed it, even after it was counted
 */
async function paste(page: Page, fields: Locator, at: number, text: string): Promise<void> {
  await page.evaluate((pasted) => navigator.clipboard.writeText(pasted), text);
  const isThere = await fields.evaluateAll((all, index) => {
    const field = all[index];
    if (field instanceof HTMLElement) field.focus();
    return field !== undefined;
  }, at);
  if (!isThere) return;
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
}

test('anything pasted into any field stays text', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  watchDialogs(page, complaints);
  for (const path of paths) {
    await page.goto(path);
    await mounted(page);
    const fields = page.locator(
      'main :is(input:not([type=checkbox], [type=radio]), textarea, [contenteditable=true]):visible:not([readonly])',
    );
    if (path.includes('mode=check')) await page.locator('.cm-editor').waitFor();
    for (let at = 0; at < (await fields.count()); at += 1) {
      await paste(page, fields, at, `\u0000\uD800\u202E\u2028 ${markup} `.repeat(20));
      await paste(page, fields, at, `urn:li:tag:${markup}`);
    }
    await expectHarmless(page, complaints, path);
  }
});
