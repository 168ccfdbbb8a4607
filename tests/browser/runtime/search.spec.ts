import { expect, test } from './fixture.ts';

for (const keys of ['Control+k', 'Meta+k', '/']) {
  test(`${keys} opens search with its field focused; Escape closes it and focus returns`, async ({ page }) => {
    await page.goto('/docs/start');
    const link = page.getByRole('link', { name: 'Two', exact: true });
    await link.focus();
    await page.keyboard.press(keys);
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('dialog', { name: 'Search' }).getByText('mounted')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(link).toBeFocused();
  });
}

test('a letter typed on the focused button opens search with that letter', async ({ page }) => {
  await page.goto('/docs/start');
  await page.getByRole('button', { name: 'Search docs' }).focus();
  await page.keyboard.type('urn');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('urn');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search docs' })).toBeFocused();
});

test('a slash typed into a field stays in the field', async ({ page }) => {
  await page.goto('/search');
  await page.getByRole('textbox', { name: 'Search page field' }).focus();
  await page.keyboard.type('a/b');
  await expect(page.getByRole('textbox', { name: 'Search page field' })).toHaveValue('a/b');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the button opens it, a click beside it closes it, and its island is mounted once', async ({ page }) => {
  await page.goto('/docs/start');
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: 'Search docs' }).click();
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('dialog').getByText('mounted')).toHaveCount(1);
    await page.mouse.click(5, 5);
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test.describe('without a dialog', () => {
  test.use({ siteOptions: { searchDialog: false } });
  test('search leads to the search page', async ({ page }) => {
    await page.goto('/docs/start');
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search');
  });
});
