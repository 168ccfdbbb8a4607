import { expectAccessible } from '../../accessibility/expect-accessible.ts';
import { expect, test } from './tiny-site.ts';

test.use({ siteName: 'readers-words', reducedMotion: 'reduce' });
// Two workers would build the site twice.
test.describe.configure({ mode: 'default' });

const definition = 'Tag: label that people put on things to find them again.';

test('the first use of a term shows its definition with the keyboard, and Escape closes it', async ({ page }) => {
  await page.goto('/docs/introduction');
  const term = page.getByRole('button', { name: 'tags', exact: true });
  await expect(term).toHaveCount(1);
  await term.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(definition)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Tag', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByText(definition)).toBeHidden();
});

test('a definition appears while the mouse is over the term or the definition, and a click keeps it open', async ({
  page,
}) => {
  await page.goto('/docs/introduction');
  const term = page.getByRole('button', { name: 'tags', exact: true });
  await term.hover();
  await expect(page.getByText(definition)).toBeVisible();
  await page.getByText(definition).hover();
  await expect(page.getByText(definition)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByText(definition)).toBeHidden();
  await term.hover();
  await expect(page.getByText(definition)).toBeVisible();
  await term.click();
  await page.mouse.move(0, 0);
  await expect(page.getByText(definition)).toBeVisible();
});

test('a copied sentence has its terms and not their definitions', async ({ page }) => {
  await page.goto('/docs/introduction');
  const copied = await page.locator('.prose p').evaluate((paragraph) => {
    getSelection()?.selectAllChildren(paragraph);
    return getSelection()?.toString();
  });
  expect(copied).toBe('Whoever looks for things puts tags on them. More tags make more work.');
});

test('the page about a thing says what readers call it, and is found by it', async ({ page }) => {
  await page.goto('/docs/tags');
  await expect(page.locator('.prose').getByRole('button')).toHaveCount(0);
  await expect(page.getByText('Also called: marker, sticker')).toBeVisible();
  await page.goto('/search?q=sticker');
  await expect(page.getByRole('main').getByRole('link', { name: /Tags/ })).toBeVisible();
});

test.describe('on a phone without JavaScript', () => {
  test.use({ javaScriptEnabled: false, hasTouch: true, viewport: { width: 320, height: 640 } });

  test('a tap shows the definition inside the window', async ({ page }) => {
    await page.goto('/docs/introduction');
    await page.getByRole('button', { name: 'tags', exact: true }).tap();
    await expect(page.getByText(definition)).toBeInViewport({ ratio: 1 });
  });
});
