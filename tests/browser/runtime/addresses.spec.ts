import { expect, test } from './fixture.ts';

for (const [asked, shown] of [
  ['/docs/one.html?x=1#b', '/docs/one?x=1#b'],
  ['/docs/one/index.html', '/docs/one'],
  ['/index.html?q', '/?q'],
] as const) {
  test(`${asked} leads to ${shown}`, async ({ page, origin }) => {
    await page.goto(asked);
    await expect(page).toHaveURL(origin + shown);
  });
}

test('the not-found page keeps the requested address', async ({ page }) => {
  await page.goto('/docs/nowhere?x');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
  await expect(page).toHaveURL(/\/docs\/nowhere\?x$/);
});

test.describe('where pages are files with an extension', () => {
  test.use({ siteOptions: { trailingSlash: false } });
  for (const asked of ['/docs/one.html', '/docs/one/index.html']) {
    test(`${asked} leads to /docs/one`, async ({ page, origin }) => {
      await page.goto(asked);
      await expect(page).toHaveURL(`${origin}/docs/one`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
    });
  }
});

test('a link to an address with .html leads to the address without it and keeps the hash', async ({ page, origin }) => {
  await page.goto('/docs/start');
  await page.evaluate(() => document.querySelector('main a')?.setAttribute('href', '/docs/one.html#b'));
  await page.locator('main a').first().click();
  await expect(page).toHaveURL(`${origin}/docs/one#b`);
});

test.describe('below a base path, with slashes at the end', () => {
  test.use({ siteOptions: { base: '/catalog/', at: '/catalog/', trailingSlash: true } });
  test('soft navigation, marks and short addresses work', async ({ page, origin }) => {
    await page.goto('/catalog/docs/start/index.html');
    await expect(page).toHaveURL(`${origin}/catalog/docs/start/`);
    await page.evaluate('window.marked = true');
    await page.getByRole('link', { name: 'First page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
    await expect(page).toHaveURL(`${origin}/catalog/docs/one/`);
    await expect(page.getByRole('link', { name: 'First page' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute('aria-current', 'true');
    expect(await page.evaluate('window.marked')).toBe(true);
  });
});
