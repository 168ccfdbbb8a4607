import type { Page } from '@playwright/test';
import { expect, test } from '../real-site.ts';

const screens = [
  '/',
  '/docs',
  '/integrations',
  '/integrations/matrix',
  '/tools',
  '/tools/recipes',
  '/tools/urn',
  '/search',
  '/guild',
  '/samples',
];
const articles = [
  '/docs/quickstart',
  '/docs/what/urn',
  '/docs/introduction',
  '/docs/generated/ingestion/sources/snowflake',
];
const widths = [390, 768, 1440, 2200];

/** Where an element begins, in whole pixels from the side of the window. */
const startOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().left));

test('the bar, titles, and footer of all screens begin at the same edge', async ({ page }) => {
  for (const path of screens) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const edge = await startOf(page, '.footer-title');
      expect([path, width, await startOf(page, 'h1')]).toEqual([path, width, edge]);
      // On phones, the button for the menu comes before the logo.
      if (width > 996) expect([path, width, await startOf(page, '.navbar-logo')]).toEqual([path, width, edge]);
    }
  }
});

test('the titles of all articles begin at the same edge, with or without the outline beside them', async ({ page }) => {
  const starts = new Map<number, Set<number>>(widths.map((width) => [width, new Set()]));
  for (const path of articles) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      starts.get(width)?.add(await startOf(page, 'article h1'));
    }
  }
  for (const [width, found] of starts) expect([width, [...found].length]).toEqual([width, 1]);
});

test('a line of running text has room for 65 to 80 characters', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.goto('/docs/quickstart');
  const rooms = await page.locator('.prose > p').evaluateAll((paragraphs) =>
    paragraphs.map((paragraph) => {
      const room = paragraph.getBoundingClientRect().width;
      const line = document.createElement('span');
      line.style.whiteSpace = 'nowrap';
      line.append(...[...paragraph.childNodes].map((node) => node.cloneNode(true)));
      paragraph.append(line);
      const { width } = line.getBoundingClientRect();
      const characters = line.textContent.length;
      line.remove();
      return (characters * room) / width;
    }),
  );
  expect(rooms.length).toBeGreaterThan(5);
  const mean = rooms.reduce((sum, each) => sum + each, 0) / rooms.length;
  expect(mean).toBeGreaterThanOrEqual(65);
  expect(mean).toBeLessThanOrEqual(80);
});
