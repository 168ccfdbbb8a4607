import type { Page } from '@playwright/test';
import { expectAccessible } from '../../accessibility/expect-accessible.ts';
import { expect, test } from '../real-site.ts';

const PAGE = '/docs/tags';
const menuButton = (page: Page) =>
  page.locator('[data-main]').getByRole('button', { name: 'More ways to use this page' }).last();
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('the whole page is copied as Markdown, and a message says so', async ({ page, complaints }) => {
  await page.goto(PAGE);
  await menuButton(page).click();
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.locator('[data-announcer]')).toHaveText('Copied');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await clipboard(page)).toContain('\n# ');
  expect(complaints).toEqual([]);
});

test('the section link refers to the section being read, or to the page above the first section', async ({ page }) => {
  await page.goto(PAGE);
  const copySection = async () => {
    await menuButton(page).click();
    await page.getByRole('button', { name: 'Copy link to section' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    return new URL(await clipboard(page));
  };
  expect(await copySection()).toMatchObject({ pathname: PAGE, hash: '' });
  await page.goto('/docs/domains');
  const heading = page.locator('article h2').nth(2);
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  // The menu that stays in reach, below the contents: the one above the text would scroll back.
  await expect(page.locator('[data-main]').getByRole('button', { name: 'More ways to use this page' })).toHaveCount(2);
  expect((await copySection()).hash).toBe(`#${await heading.getAttribute('id')}`);
});

test('links lead to the Markdown and, with a question, to assistants, and all of them follow soft navigation', async ({
  page,
}) => {
  await page.goto('/docs/domains');
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  await page.locator('aside').getByRole('link', { name: 'Tags', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Domain/);
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  const path = new URL(page.url()).pathname;
  await menuButton(page).click();
  await expect(page.getByRole('link', { name: 'View Markdown' })).toHaveAttribute('href', new RegExp(`${path}\\.md$`));
  const address = await page.locator('link[type="text/markdown"]').getAttribute('href');
  expect(address).toMatch(new RegExp(`^https://[^/]+${path}\\.md$`));
  for (const name of ['ChatGPT', 'Claude']) {
    const href = await page.getByRole('link', { name: `Open in ${name}` }).getAttribute('href');
    expect(new URL(href ?? '').searchParams.get('q')).toContain(address);
  }
});

for (const width of [390, 1440]) {
  test(`the menu works with the keyboard and for everyone, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PAGE);
    const button = menuButton(page);
    await button.focus();
    await button.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeFocused();
    const box = await page.locator('.page-menu-list:popover-open').boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    expect(box && box.y >= 0 && box.y + box.height <= 900).toBe(true);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Copy as Markdown' })).toBeHidden();
    await expect(button).toBeFocused();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the Markdown is one link away and is served as Markdown', async ({ page, request }) => {
    await page.goto(PAGE);
    const href = await page.getByRole('link', { name: 'Markdown', exact: true }).getAttribute('href');
    const response = await request.get(href ?? '');
    expect(response.headers()['content-type']).toBe('text/markdown; charset=utf-8');
    const asked = await request.get(PAGE, { headers: { accept: 'text/markdown' } });
    expect(await asked.text()).toBe(await response.text());
  });
});
