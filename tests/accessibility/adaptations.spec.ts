import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../browser/real-site.ts';

const GUIDE = '/docs/api/tutorials/adding-tags';

/** Fails unless what is chosen looks different from its neighbor by more than the weight of its letters. */
async function expectDistinct(chosen: Locator, other: Locator): Promise<void> {
  const look = (element: Element) => {
    const { backgroundColor, outlineStyle } = getComputedStyle(element);
    return `${backgroundColor} ${outlineStyle}`;
  };
  await expect(async () => {
    expect(await chosen.first().evaluate(look)).not.toBe(await other.first().evaluate(look));
  }).toPass();
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('dh-island[data-state=loading]')).toHaveCount(0);
}

test.describe('with colors that the reader chose', () => {
  test.use({ forcedColors: 'active', reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

  test('chosen, focused, and pressed elements can still be distinguished from the rest', async ({ page }) => {
    await open(page, GUIDE);
    await expectDistinct(page.locator('.nav-link[aria-current=page]'), page.locator('.nav-link:not([aria-current])'));
    await expectDistinct(page.locator('.navbar-link[aria-current]'), page.locator('.navbar-link:not([aria-current])'));
    await expectDistinct(page.getByRole('tab', { selected: true }), page.getByRole('tab', { selected: false }));
    await page.locator('[data-toc] a').nth(3).click();
    await expectDistinct(page.locator('.toc a[aria-current]'), page.locator('.toc a:not([aria-current])'));
    const [wrapped, other] = [0, 1].map((index) => page.getByRole('button', { name: 'Wrap long lines' }).nth(index));
    if (!wrapped || !other) throw new Error('No blocks of code.');
    await wrapped.click();
    await expectDistinct(wrapped, other);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('ingestion');
    await page.getByRole('option').first().waitFor();
    await expectDistinct(
      page.locator('[role=option][aria-selected=true]'),
      page.locator('[role=option][aria-selected=false]'),
    );
    await expect(page.getByRole('dialog')).toHaveCSS('border-top-style', 'solid');
    const facet = page.getByRole('dialog').getByRole('button', { name: /^Connectors/ });
    await facet.click();
    await expectDistinct(facet, page.getByRole('dialog').locator('[aria-pressed=false]'));
  });

  test('tools, marks in code, and icons keep their shapes', async ({ page }) => {
    await open(page, '/tools/recipes?source=mysql');
    await expectDistinct(
      page.locator('.tool-modes label:has(:checked)'),
      page.locator('.tool-modes label:not(:has(:checked))'),
    );
    await open(page, '/tools/metamodel?entity=dataset&view=graph');
    await expectDistinct(
      page.locator('.explorer-views label:has(:checked)'),
      page.locator('.explorer-views label:not(:has(:checked))'),
    );
    await open(page, '/integrations');
    await expectDistinct(
      page.locator('.view-links a[aria-current]'),
      page.locator('.view-links a:not([aria-current])'),
    );
    // An icon is drawn in the color of the text beside it, which the system chooses.
    for (const icon of await page.locator('.navbar .icon:visible').all()) {
      const [drawn, background] = await icon.evaluate((element) => {
        const { stroke, fill, color } = getComputedStyle(element);
        return [
          stroke === 'none' ? fill : stroke === color ? stroke : color,
          getComputedStyle(document.body).backgroundColor,
        ];
      });
      expect(drawn).not.toBe(background);
    }
  });
});

test('on paper there is only the text: all tabs with their labels, folded parts, and link targets', async ({
  page,
}) => {
  await open(page, GUIDE);
  await page.locator('html[data-interactive]').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('h2 > [data-anchor]').first()).toBeHidden();
  for (const gone of [
    '.announcement',
    '.navbar',
    '.sidebar',
    '.footer',
    '.toc',
    '.code-bar',
    '.page-menu',
    '.tab-list',
    '.values-bar',
  ]) {
    await expect(page.locator(gone).filter({ visible: true }), gone).toHaveCount(0);
  }
  const panels = page.locator('.tab-panel');
  await expect(panels.filter({ visible: true })).toHaveCount(await panels.count());
  await expect(page.locator('.tab-label').filter({ visible: true })).toHaveCount(await panels.count());
  const address = (link: Locator) => link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await address(page.locator('.prose p a[href^="/docs/"]').first())).toMatch(
    /^" \(" "\/docs\/.+" "\)"$|\(\/docs\/.+\)/,
  );
  await page.goto('/docs/cli');
  await page.emulateMedia({ media: 'print' });
  const folded = page.locator('.prose details:not([open]) > :not(summary)');
  for (const content of (await folded.all()).slice(0, 3)) await expect(content).toBeVisible();
});

test('with reduced motion nothing moves and nothing scrolls by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of [
    '/',
    GUIDE,
    '/integrations',
    '/search?q=tag',
    '/tools/recipes?source=mysql',
    '/tools/graphql',
    '/tools/metamodel',
  ]) {
    await open(page, path);
    const moving = await page.evaluate(() => {
      const lasts = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.01);
      return [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const style = getComputedStyle(element, part);
          const animated = style.animationName !== 'none' && lasts(style.animationDuration);
          const moves = animated || lasts(style.transitionDuration) || style.scrollBehavior === 'smooth';
          return moves ? [`${element.outerHTML.slice(0, 100)} ${part ?? ''}`] : [];
        }),
      );
    });
    expect(moving, path).toEqual([]);
  }
});
