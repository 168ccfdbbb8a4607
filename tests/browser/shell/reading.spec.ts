import { expect, test } from '../real-site.ts';

const guide = '/docs/domains';

test.describe('a documentation page', () => {
  test('can be reached with the first key press', async ({ page }) => {
    await page.goto(guide);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });

  test('shows where it is, with links to the levels above', async ({ page }) => {
    await page.goto('/docs/quickstart');
    const trail = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(trail.locator('[aria-current=page]')).toHaveText(/quickstart/i);
    await trail.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test('leads to the next page and back', async ({ page }) => {
    await page.goto(guide);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const next = page.locator('a[rel=next]');
    const label = (await next.locator('strong').textContent()) ?? '';
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title ?? '');
    await expect(page.locator('.breadcrumbs [aria-current=page]')).toHaveText(label);
    await page.locator('a[rel=prev]').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });

  test('shows its sections beside the text and marks the one being read', async ({ page }) => {
    await page.goto(guide);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    const link = contents.getByRole('link').nth(2);
    await link.click();
    await expect(page).toHaveURL(/#.+/);
    await expect(link).toHaveAttribute('aria-current', 'location');
    await expect(contents.locator('[aria-current=location]')).toHaveCount(1);
    const heading = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
    await expect(heading).toBeInViewport();
  });

  test('folds its sections above the text on narrow screens', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(guide);
    const folded = page.locator('.toc-folded');
    await expect(folded.getByRole('link').first()).toBeHidden();
    await folded.getByText('On this page').click();
    await folded.getByRole('link').nth(2).click();
    await expect(page).toHaveURL(/#.+/);
  });

  test('can be edited and shows its version', async ({ page }) => {
    await page.goto(guide);
    await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /\/edit\/.*content\/docs\/domains\.md$/,
    );
    await expect(page.getByText('Version: v0.10.2 (Next)')).toBeVisible();
  });

  test('shows which edition has the feature', async ({ page }) => {
    await page.goto(guide);
    await expect(page.getByRole('list', { name: 'Availability' }).getByRole('listitem')).toHaveCount(2);
  });

  test('says who changed it last and when, if Git has that information', async ({ page }) => {
    await page.goto(guide);
    const time = page.locator('.article-footer time');
    // A copy without history knows nothing, and says nothing.
    if ((await time.count()) === 0) return;
    await expect(time).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
    await expect(page.locator('.article-footer')).toContainText(/Last updated on .+ by .+/);
  });
});

test('the docs home is the introduction, and the docs landing page links to it', async ({ page }) => {
  await page.goto('/docs');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.locator('main a[href^="/docs/"]').first().click();
  await expect(page).toHaveURL(/\/docs\/.+/);
  await page.goto('/docs/introduction');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Pages outside the overview have the sidebar of their section.
  await expect(page.locator('aside[data-sidebar]')).toHaveAttribute('data-sidebar', 'sections');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('closed categories of the sidebar are links to their first page', async ({ page }) => {
    await page.goto(guide);
    const closed = page.locator('aside a[data-nav-category]').first();
    const label = (await closed.textContent()) ?? '';
    await closed.click();
    await expect(page.locator('aside details[open]').first()).toBeVisible();
    await expect(
      page.locator('aside details[open] > summary, aside .nav-category > a').filter({ hasText: label.trim() }),
    ).not.toHaveCount(0);
    await expect(page.locator('aside [aria-current=page]').first()).toBeVisible();
  });

  test('pages are readable, links work, and buttons that couldn’t do anything are hidden', async ({ page }) => {
    await page.goto('/docs/api/tutorials/adding-tags');
    await expect(page.locator('[data-needs-js]:visible')).toHaveCount(0);
    for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
    await page.locator('.prose a[href^="/docs/"]').first().click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test('on paper, there is only the page, without the shell', async ({ page }) => {
  await page.goto(guide);
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    '.navbar',
    '.sidebar',
    '.footer',
    '.announcement',
    '.page-navigation',
    '.doc-aside',
    '.skip-link',
  ]) {
    await expect(page.locator(part)).toBeHidden();
  }
  await expect(page.locator('.prose')).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe('rgb(255, 255, 255)');
});
