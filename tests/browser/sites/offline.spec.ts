import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from './tiny-site.ts';

test.use({ siteName: 'base-path' });

/** What the browser stores of the site. */
function held(page: Page): Promise<{ workers: number; caches: string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

const nothing = { workers: 0, caches: [] };
const status = (page: Page) => page.locator('main').getByRole('status');
/** Loading everything takes its time on a busy machine. */
const patient = { timeout: 60_000 };
const note = (page: Page) => page.getByText('comes from the copy you saved on');

test('a copy is kept, read without a network, updated, removed, and withdrawn', async ({ page, context, site }) => {
  test.setTimeout(300_000);
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('readers without a copy have no service worker, and their pages request nothing for it', async () => {
    await page.goto('docs/introduction');
    await page.goto('search');
    await page.getByRole('link', { name: 'Save these docs offline' }).click();
    await expect(status(page)).toHaveText('No copy is saved on this device.');
    await expect(page.locator('.offline-sizes')).toContainText(/Pages[\d.]+ MB.*Search\d+ kB/);
    expect(await held(page)).toEqual(nothing);
    const own = asked.filter((path) => /offline\.json|service-worker/.test(path));
    expect(own).toEqual(['/catalog/offline.json']);
  });

  await test.step('a broken connection leaves a partial copy, from which the download resumes', async () => {
    await page.route('**/assets/search/terms-*', (route) => route.abort());
    await page.getByRole('button', { name: 'Save these docs offline' }).click();
    await expect(page.getByRole('alert')).toContainText('The connection was lost', patient);
    expect((await held(page)).workers).toBe(0);
    await page.unroute('**/assets/search/terms-*');
    const before = asked.length;
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(status(page)).toContainText('Your copy is up to date.', patient);
    await expect(page.getByRole('button', { name: 'Check for a newer build' })).toBeFocused();
    expect(asked.slice(before).filter((path) => path === '/catalog/')).toEqual([]);
    expect(await held(page)).toMatchObject({
      workers: 1,
      caches: [expect.stringMatching(/^docs-offline \/catalog\/ \w{12}$/)],
    });
  });

  await test.step('while the site answers, pages come from it', async () => {
    await page.goto('docs/tags');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
    await expect(note(page)).toHaveCount(0);
  });

  await test.step('without a network, a page never opened, soft navigation, search, and old addresses work', async () => {
    await context.setOffline(true);
    await page.goto('docs/introduction');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
    await expect(note(page)).toBeVisible();
    await expect(note(page)).toHaveCSS('border-radius', '8px');
    await page.evaluate(() => {
      document.body.dataset.same = 'document';
    });
    await page.getByRole('link', { name: 'tags', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
    await expect(page.locator('body')).toHaveAttribute('data-same', 'document');
    await expect(note(page)).toHaveCount(1);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('first steps');
    await page.getByRole('option').first().waitFor();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/catalog\/docs\/introduction/);
    await page.goto('docs/labels');
    await expect(page).toHaveURL(/\/catalog\/docs\/tags#create-a-tag$/);
    await page.goto('docs/tags/?from=bookmark');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tags');
    await page.goto('docs/nowhere');
    await expect(page.getByText('this page isn’t part of your saved copy')).toBeVisible();
    await page.goto('docs/introduction');
    await page.getByRole('link', { name: 'About this copy' }).click();
    await expect(status(page)).toContainText('The site can’t be reached');
    await context.setOffline(false);
  });

  await test.step('a newer build is offered and replaces the old one once it is complete', async () => {
    await site.edit('docs/introduction.md', (text) => `${text}\nWritten in the second build.\n`);
    await page.goto('docs/introduction');
    await expect(page.getByText('Written in the second build.')).toBeVisible();
    await context.setOffline(true);
    await page.reload();
    await expect(note(page)).toBeVisible();
    await expect(page.getByText('Written in the second build.')).toHaveCount(0);
    await context.setOffline(false);
    await page.goto('offline');
    await expect(status(page)).toContainText('The site has a newer build.');
    await page.getByRole('button', { name: 'Update the copy' }).click();
    await expect(status(page)).toContainText('Your copy is up to date.', patient);
    expect((await held(page)).caches).toHaveLength(1);
    await context.setOffline(true);
    await page.goto('docs/introduction');
    await expect(page.getByText('Written in the second build.')).toBeVisible();
    await context.setOffline(false);
  });

  await test.step('removing leaves nothing', async () => {
    await page.goto('offline');
    await page.getByRole('button', { name: 'Remove the copy' }).click();
    await expect(status(page)).toHaveText('The copy was removed from this device.');
    await expect(page.getByRole('button', { name: 'Save these docs offline' })).toBeFocused();
    await expect.poll(() => held(page)).toEqual(nothing);
  });

  await test.step('a site that no longer offers copies removes them with the next page', async () => {
    await page.getByRole('button', { name: 'Save these docs offline' }).click();
    await expect(status(page)).toContainText('Your copy is up to date.', patient);
    const offer = join(site.dir, 'offline.json');
    const text = readFileSync(offer, 'utf8');
    rmSync(offer);
    await page.goto('docs/tags');
    await expect.poll(() => held(page)).toEqual(nothing);
    await page.goto('offline');
    await expect(status(page)).toHaveText(
      'This site doesn’t offer a copy. If you saved one earlier, it has been removed.',
    );
    writeFileSync(offer, text);
  });
});

test('a lack of space and a browser that can’t store anything are each reported', async ({ page }) => {
  await page.addInitScript(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await page.goto('offline');
  await page.getByRole('button', { name: 'Save these docs offline' }).click();
  await expect(page.getByRole('alert')).toContainText(
    /There isn’t enough space for the copy. The copy needs [\d.]+ MB/,
  );
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, 'caches', { get: () => ({ keys: () => Promise.reject(new Error('denied')) }) });
  });
  await page.reload();
  await expect(status(page)).toHaveText('This browser doesn’t let the page save a copy.');
});
