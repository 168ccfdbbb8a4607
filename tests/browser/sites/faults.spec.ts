import type { Page, Route } from '@playwright/test';
import { test as base, expect } from './tiny-site.ts';

/** What a network, a server, or something between them can make of a file. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  'the network fails': (route) => route.abort(),
  'the server fails': (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'broken' }),
  'it breaks off': async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    const contentType = response.headers()['content-type'] ?? '';
    // The document that asked may be gone by now.
    await route.fulfill({ contentType, body: body.subarray(0, body.length / 2) }).catch(() => undefined);
  },
  'a page comes instead': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Sign in</title><p>Sign in' }),
};

/** Fails when there was an uncaught error. */
const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});
test.use({ siteName: 'images' });

const field = (page: Page) => page.getByRole('combobox', { name: 'Search docs' });
const openSearch = (page: Page) => page.getByRole('button', { name: 'Search docs' }).click();
const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Retry' });
const found = (page: Page) => page.getByRole('option').first();

/** Lets a file fail in every way, one after the other, each time in a fresh document. */
async function inEveryWay(page: Page, file: string, check: (repair: () => Promise<void>) => Promise<void>) {
  for (const [name, fault] of Object.entries(faults)) {
    await test.step(name, async () => {
      await page.route(file, fault);
      await page.goto('/docs/introduction');
      await check(() => page.unroute(file));
      await page.unroute(file);
    });
  }
}

test('if the search field, its index, part of the index, or its worker fails, a message says so, and Retry finds results', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await inEveryWay(page, '**/islands/search-dialog-*.js', async (repair) => {
    await openSearch(page);
    await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded.');
    await repair();
    await retry(page).click();
    await field(page).fill('picture');
    await expect(found(page)).toBeVisible();
  });
  for (const file of ['**/latest/search/*', '**/assets/search/*', '**/search-worker-*.js']) {
    await inEveryWay(page, file, async (repair) => {
      await openSearch(page);
      await field(page).fill('picture');
      await expect(page.getByRole('alert'), file).toContainText('Unable to fetch results');
      await repair();
      await retry(page).click();
      await expect(found(page), file).toBeVisible();
    });
  }
});

test('if the dialogs fail, search has its own page, which works', async ({ page }) => {
  await inEveryWay(page, '**/overlays-*.html', async (repair) => {
    await openSearch(page);
    await expect(page).toHaveURL(/\/search$/);
    await repair();
    await page.goto('/search?q=picture');
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /Introduction/ })
        .first(),
    ).toBeVisible();
  });
});

test('when an image fails, its text appears; when the code that enlarges it fails, a message says so, and Retry fixes it', async ({
  page,
}) => {
  const image = page.getByRole('button', { name: /Two streams that join/ });
  await inEveryWay(page, '**/wide-*', async () => {
    await expect(page.getByRole('img', { name: 'Two streams that join' })).toBeVisible();
    await image.click();
    await expect(page.getByRole('dialog', { name: 'Two streams that join' })).toBeVisible();
  });
  await inEveryWay(page, '**/enlarge-*.js', async (repair) => {
    await image.click();
    await expect(page.getByRole('alert')).toContainText('This part of the page could not be loaded.');
    await repair();
    await retry(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-interactive', '');
    await image.click();
    await expect(page.getByRole('dialog', { name: 'Two streams that join' })).toBeVisible();
  });
});

test('slow parts say so, and nothing typed in the meantime is lost', async ({ page }) => {
  const held: Route[] = [];
  const hold = async (file: string) => {
    await page.route(file, (route) => {
      held.push(route);
    });
  };
  const release = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    await page.unroute('**/*');
    for (const route of held.splice(0)) await route.continue();
  };
  await hold('**/islands/search-dialog-*.js');
  await hold('**/latest/search/*');
  await page.goto('/docs/introduction');
  await openSearch(page);
  const dialog = page.getByRole('dialog', { name: 'Search docs' });
  await dialog.locator('input').first().fill('picture');
  await expect(dialog.locator('.island-loading')).toBeVisible();
  for (const route of held.splice(0)) await route.continue();
  await expect(dialog.getByRole('status')).toContainText('Loading the search index');
  await release();
  await expect(found(page)).toBeVisible();
  await expect(field(page)).toHaveValue('picture');
});

test('if the network fails while the next page is loading, the address is that page’s, and a reload loads it', async ({
  page,
  context,
}) => {
  await page.goto('/docs/introduction');
  let asked = false;
  await page.route('**/search.fragment.json', async (route) => {
    asked = true;
    await context.setOffline(true);
    await route.abort();
  });
  await page.locator('footer').getByRole('link', { name: 'Search' }).click();
  await expect.poll(() => asked).toBe(true);
  // The site opens the document then, which fails too. Until the browser shows that, going back would cancel it.
  await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
  await context.setOffline(false);
  await page.unroute('**/search.fragment.json');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await page.goForward();
  await expect(page.getByRole('searchbox', { name: 'Search docs' }).first()).toBeVisible();
});

for (const [what, time] of [
  ['1970', 0],
  ['2100', Date.UTC(2100, 0, 1)],
] as const) {
  test(`a clock that says ${what} changes nothing`, async ({ page, complaints }) => {
    await page.clock.setFixedTime(time);
    await page.goto('/docs/introduction');
    await openSearch(page);
    await field(page).fill('picture');
    await found(page).click();
    await openSearch(page);
    await expect(page.getByRole('dialog', { name: 'Search docs' })).toContainText('Introduction');
    await page.goto('/offline');
    await expect(page.locator('main').getByRole('status')).toHaveText('No copy is saved on this device.');
    expect(complaints).toEqual([]);
  });
}

test('with a policy that forbids all scripts, pages are readable and links work', async ({ page }) => {
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch();
    return route.fulfill({
      response,
      headers: { ...response.headers(), 'content-security-policy': "script-src 'none'" },
    });
  });
  await page.goto('/docs/introduction');
  await expect(page.locator('html')).not.toHaveAttribute('data-js');
  await expect(page.getByRole('img', { name: 'Two streams that join' })).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'Search' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/search/i);
});
