import type { CDPSession, Page } from '@playwright/test';
import { tellEstimate } from '../connection.ts';
import { expect, test } from '../real-site.ts';
import { PAUSE, serveInTwo } from '../serve-in-two.ts';
import { watchTraffic } from '../traffic.ts';

/** Sets what the browser thinks of the line, and notes every request for a font. */
async function openLine(page: Page, { latency, megabits }: { latency: number; megabits: number }) {
  await tellEstimate(page);
  const session = await page.context().newCDPSession(page);
  const bytes = (megabits * 1e6) / 8;
  const line = { offline: false, latency, downloadThroughput: bytes, uploadThroughput: bytes };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', line);
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.woff2')) fonts.push(request.url());
  });
  return { session, fonts };
}

/** Families that the first paragraph is really painted with. */
async function paintedWith(session: CDPSession): Promise<string[]> {
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument', {});
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '.prose > p' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.map(({ familyName }) => familyName);
}

const hurried = 'head > link[rel=preload][as=font]';

test('on a fast connection, the first page has the site’s font, which is requested once', async ({ page, site }) => {
  const quiet = watchTraffic(page);
  const { session, fonts } = await openLine(page, { latency: 10, megabits: 50 });
  // How soon the font arrives depends on the machine, and one that is later than the text isn't used: here, the text is later.
  const { origin, close } = await serveInTwo(site.origin, '<article');
  try {
    await page.goto(`${origin}/docs/quickstart`);
    await quiet();
    await expect(page.locator(hurried)).toHaveCount(1);
    expect(await paintedWith(session)).toContainEqual(expect.stringMatching(/^Manrope/));
    expect(fonts).toHaveLength(1);
  } finally {
    await close();
  }
});

test('on a slow connection, the first page doesn’t wait for the font, and the next page has it', async ({
  page,
  site,
}) => {
  const quiet = watchTraffic(page);
  const { session, fonts } = await openLine(page, { latency: 300, megabits: 0.4 });
  // The text of the second page is later than the font from the cache.
  const { origin, close } = await serveInTwo(site.origin, '<article');
  try {
    await page.goto(`${origin}/docs/quickstart`);
    await quiet();
    await expect(page.locator(hurried)).toHaveCount(0);
    expect(await paintedWith(session)).not.toContainEqual(expect.stringMatching(/^Manrope/));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('dh:font'))).not.toBeNull();
    expect(fonts).toHaveLength(1);
    await page.goto(`${origin}/docs/features`);
    await quiet();
    await expect(page.locator(hurried)).toHaveCount(1);
    expect(await paintedWith(session)).toContainEqual(expect.stringMatching(/^Manrope/));
  } finally {
    await close();
  }
});

test('nothing is painted before the text begins', async ({ page, site }) => {
  const slow = await serveInTwo(site.origin, '<article');
  try {
    await page.goto(`${slow.origin}/docs/quickstart`);
    const firstPaint = await page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0);
    expect(firstPaint).toBeGreaterThan(PAUSE);
  } finally {
    await slow.close();
  }
});

test('a page that has only begun to arrive is already in its final position, including on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/quickstart');
  const main = page.locator('main');
  const whole = await main.boundingBox();
  await main.evaluate((element) => {
    element.replaceChildren(...element.querySelectorAll('h1'));
    document.querySelector('.footer')?.remove();
  });
  expect((await main.boundingBox())?.height).toBeLessThan(300);
  expect((await main.boundingBox())?.y).toBe(whole?.y);
});

test('a style sheet that is part of the document isn’t loaded for the next page, and any other is', async ({
  page,
}) => {
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.css')) sheets.push(new URL(request.url()).pathname);
  });
  await page.goto('/docs/graphql/enums');
  const inlined = await page.locator('style[data-sheet]').first().getAttribute('data-sheet');
  expect(inlined).toContain('/styles/reference-');
  await page.evaluate('window.marked = true');
  await page.locator('aside a[href="/docs/graphql/scalars"]').click();
  await expect(page).toHaveTitle(/Scalars/);
  await page.getByRole('link', { name: 'Integrations', exact: true }).first().click();
  await expect(page).toHaveTitle(/Integrations/);
  expect(await page.evaluate('window.marked')).toBe(true);
  expect(sheets).not.toContain(inlined);
  expect(sheets).toContainEqual(expect.stringContaining('/styles/integrations-'));
});

test('a preloaded style sheet has no effect until its page is shown', async ({ page }) => {
  await page.goto('/docs/quickstart');
  const link = page.getByRole('link', { name: 'Integrations', exact: true }).first();
  const hasSheet = () =>
    page.evaluate(() =>
      document.adoptedStyleSheets.some(({ cssRules }) =>
        [...cssRules].some((rule) => rule.cssText.includes('.matrix')),
      ),
    );
  const loaded = page.waitForResponse('**/styles/integrations-*.css');
  await link.hover();
  await loaded;
  expect(await hasSheet()).toBe(false);
  await link.click();
  await expect(page).toHaveTitle(/Integrations/);
  expect(await hasSheet()).toBe(true);
});
