import type { Page } from '@playwright/test';
import { saveData } from '../connection.ts';
import { hold } from '../hold.ts';
import { expect, test } from './fixture.ts';

/** Marks the document, so that a real load can be told from a soft navigation. */
const mark = 'window.marked = true';
const isMarked = 'window.marked === true';

/** Goes to a page that the branch of the sidebar lacks, and keeps the tree back. Returns what lets it go. */
async function openFarWithoutTree(page: Page): Promise<() => void> {
  await saveData(page);
  const release = await hold(page, '**/sidebar.html');
  await page.goto('/docs/two');
  await page.getByRole('link', { name: 'Far', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Far');
  return release;
}

test.describe('soft navigation', () => {
  test('replaces the page without loading a document, and everything that names it is updated', async ({
    page,
    messages,
  }) => {
    await page.goto('/docs/start');
    await page.evaluate(mark);
    await page.getByRole('link', { name: 'One', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
    expect(await page.evaluate(isMarked)).toBe(true);
    await expect(page).toHaveURL(/\/docs\/one$/);
    await expect(page).toHaveTitle('/docs/one | Small');
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', 'About /docs/one');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://docs.example.com/docs/one');
    await expect(page.locator('link[hreflang=fr]')).toHaveAttribute('href', 'https://docs.example.com/fr/docs/one');
    await expect(page.locator('a[data-alternate=fr]')).toHaveAttribute('href', '/fr/docs/one');
    await expect(page.getByRole('link', { name: 'First page' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('link', { name: 'Start page' })).not.toHaveAttribute('aria-current');
    await expect(page.getByRole('link', { name: 'Docs', exact: true })).toHaveAttribute('aria-current', 'true');
    expect(messages).toEqual([]);
  });

  test('moves the focus to the new page and announces it', async ({ page }) => {
    await page.goto('/docs/start');
    await page.getByRole('link', { name: 'Two', exact: true }).click();
    await expect(page.locator('main')).toBeFocused();
    await expect(page.getByRole('status')).toHaveText('Navigated to /docs/two | Small');
  });

  test('starts a new page at its top and restores the position on the way back and forward', async ({ page }) => {
    await page.goto('/docs/one');
    // Further than the next page is long.
    const link = page.getByRole('link', { name: 'On to two' });
    await link.scrollIntoViewIfNeeded();
    const position = await page.evaluate('scrollY');
    expect(position).toBeGreaterThan(1300);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    await expect.poll(() => page.evaluate('scrollY')).toBe(0);
    await page.evaluate('scrollTo(0, 300)');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
    await expect.poll(() => page.evaluate('scrollY')).toBe(position);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    await expect.poll(() => page.evaluate('scrollY')).toBe(300);
  });

  test('goes to the target of a hash and focuses it', async ({ page }) => {
    await page.goto('/docs/start');
    await page.getByRole('link', { name: 'One, part B' }).click();
    await expect(page.locator('#b')).toBeInViewport();
    await expect(page.locator('#b')).toBeFocused();
    expect(await page.evaluate('document.getElementById("b").getBoundingClientRect().top')).toBeCloseTo(80, 0);
    await expect(page).toHaveURL(/\/docs\/one#b$/);
  });

  test('leaves hash links, files, downloads, other targets, and outside links to the browser', async ({ page }) => {
    await page.goto('/docs/start');
    await page.evaluate(mark);
    await page.getByRole('link', { name: 'End', exact: true }).click();
    await expect(page.locator('#end')).toBeInViewport();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/^two/);
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'One in a new tab' }).click();
    await expect((await popup).getByRole('heading', { level: 1 })).toHaveText('One');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Two', exact: true }).click({ modifiers: ['ControlOrMeta'] });
    await opened;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    expect(await page.evaluate(isMarked)).toBe(true);
    const file = page.waitForRequest('**/guide.pdf');
    await page.getByRole('link', { name: 'Guide' }).click();
    await file;
  });

  test('loads another language as a document', async ({ page }) => {
    await page.goto('/docs/one');
    await page.evaluate(mark);
    await page.getByRole('link', { name: 'Français' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not found');
    expect(await page.evaluate(isMarked)).toBe(false);
  });

  test('keeps the last of several clicks', async ({ page, messages }) => {
    const releaseOne = await hold(page, '**/docs/one.fragment.json');
    // Asked for ahead, so that the next click doesn't abort it.
    const asked = page.waitForRequest('**/docs/one.fragment.json');
    await page.goto('/docs/start');
    await asked;
    await page.evaluate(mark);
    await page.getByRole('link', { name: 'One', exact: true }).click({ noWaitAfter: true });
    await page.getByRole('link', { name: 'Two', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    // Chromium may report a request as aborted once its last byte has been read, so its end says nothing.
    const late = page.waitForResponse('**/docs/one.fragment.json');
    releaseOne();
    await late;
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    await expect(page).toHaveURL(/\/docs\/two$/);
    expect(await page.evaluate(isMarked)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('survives a double click', async ({ page, messages }) => {
    await page.goto('/docs/start');
    await page.evaluate(mark);
    await page.getByRole('link', { name: 'One', exact: true }).dblclick();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
    expect(await page.evaluate(isMarked)).toBe(true);
    expect(messages).toEqual([]);
  });

  test('loads the style sheets of the next page before showing it', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Styled' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(1, 2, 3)');
  });

  test('shows and hides the sidebar with the page', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('aside')).toBeHidden();
    await page.getByRole('link', { name: 'Start', exact: true }).click();
    await expect(page.getByRole('link', { name: 'Start page' })).toHaveAttribute('aria-current', 'page');
    await expect(page.locator('[data-page]')).toHaveAttribute('data-layout', 'docs');
    await page.getByRole('link', { name: 'Integrations' }).first().click();
    await expect(page.locator('aside')).toBeHidden();
    await expect(page.locator('[data-page]')).toHaveAttribute('data-layout', 'screen');
  });

  test('shows a page immediately, and its sidebar when it has loaded', async ({ page }) => {
    const release = await openFarWithoutTree(page);
    await expect(page.getByRole('link', { name: 'Far page' })).toHaveCount(0);
    release();
    await expect(page.getByRole('link', { name: 'Far page' })).toHaveAttribute('aria-current', 'page');
  });

  test('doesn’t mark a page in the sidebar that the reader has already left', async ({ page }) => {
    const release = await openFarWithoutTree(page);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    const tree = page.waitForResponse('**/sidebar.html');
    release();
    await (await tree).finished();
    await expect(page.locator('aside [aria-current=page]')).toHaveText(['Second page']);
  });

  test('leads away from the not-found page, which leaves no trace in the head', async ({ page }) => {
    await page.goto('/docs/nowhere');
    await page.locator('main a').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  });
});

test.describe('the progress bar', () => {
  test('appears only when loading takes longer than 200 ms', async ({ page }) => {
    await saveData(page);
    await page.addInitScript(() => {
      new MutationObserver(() => {
        if (document.querySelector('.progress')) (window as { sawProgress?: boolean }).sawProgress = true;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/docs/start');
    await page.getByRole('link', { name: 'Two', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    expect(await page.evaluate('window.sawProgress')).toBeUndefined();

    const releaseStart = await hold(page, '**/docs/start.fragment.json');
    await page.getByRole('link', { name: 'Back to start' }).click({ noWaitAfter: true });
    await expect(page.locator('.progress')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two');
    releaseStart();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Start');
    await expect(page.locator('.progress')).toHaveCount(0);
  });
});
