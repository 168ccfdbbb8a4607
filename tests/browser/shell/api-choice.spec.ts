import type { Page } from '@playwright/test';
import { expect, test } from '../real-site.ts';

const answers = (page: Page) => page.locator('.api-answers > li').filter({ visible: true });

test.describe('the choice of an API', () => {
  test('narrows the list with each answer, without JavaScript', async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${site.origin}/docs/api/datahub-apis`);
    const all = await answers(page).count();
    await page.getByRole('radio', { name: 'React to changes' }).check();
    await page.getByRole('radio', { name: 'Python', exact: true }).check();
    await expect(answers(page)).toContainText([/^Actions/, /^Timeline API/]);
    await page.getByRole('radio', { name: 'As soon as something happens' }).check();
    await expect(answers(page)).toHaveText([/^Actions/]);
    for (const open of ['Anything', 'Anywhere', 'Any time']) await page.getByRole('radio', { name: open }).check();
    await expect(answers(page)).toHaveCount(all);
    await context.close();
  });

  test('can be operated with arrow keys and leads to the page and the sample', async ({ page, complaints }) => {
    await page.goto('/docs/api/datahub-apis');
    await page.getByRole('radio', { name: 'Anything' }).focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Send datasets, jobs, or lineage' })).toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Python', exact: true })).toBeChecked();
    await expect(answers(page).first()).toContainText('Python SDK: emitter');
    await answers(page).first().getByRole('link', { name: 'send with REST' }).click();
    await expect(page).toHaveURL(/as-a-library#rest-emitter$/);
    expect(complaints).toEqual([]);
  });
});
