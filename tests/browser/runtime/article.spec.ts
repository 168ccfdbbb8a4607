import { expect, test, untilInteractive } from './fixture.ts';

test.describe('code blocks', () => {
  test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));
  const clipboard = 'navigator.clipboard.readText()';

  test('are copied as a whole, which is announced', async ({ page }) => {
    await page.goto('/docs/code');
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(clipboard)).toBe('print(1)\nprint(2)');
    await expect(page.getByRole('button', { name: 'Copy code' }).first()).toHaveAttribute('data-copied', '');
    await expect(page.getByRole('button', { name: 'Copy code' }).first()).not.toHaveAttribute('data-copied');
  });

  test('of shell sessions copy only their commands', async ({ page }) => {
    await page.goto('/docs/code');
    await page.getByRole('button', { name: 'Copy code' }).last().click();
    await expect(page.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(clipboard)).toBe('datahub version\ndatahub init');
  });

  test('are selected and say so if there is no clipboard', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await page.goto('/docs/code');
    await page.getByRole('button', { name: 'Copy code' }).first().click();
    await expect(page.getByRole('status')).toHaveText('Copy failed');
    expect(await page.evaluate('getSelection().toString()')).toBe('print(1)\nprint(2)');
  });

  test('wrap their lines on request', async ({ page }) => {
    await page.goto('/docs/code');
    const button = page.getByRole('button', { name: 'Wrap long lines' }).first();
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('figure').first()).toHaveAttribute('data-wrapped', '');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
  });
});

test('the anchor of a heading copies its address', async ({ page, context, origin }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/docs/one');
  const anchor = page.getByRole('link', { name: 'Copy link to “D”' });
  await anchor.evaluate((element) => (element as HTMLElement).click());
  await expect(page.getByRole('status')).toHaveText('Copied');
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${origin}/docs/one#d`);
  await expect(page).toHaveURL(/#d$/);
});

test('"On this page" marks the section being read, including after a navigation', async ({ page }) => {
  await page.goto('/docs/start');
  await page.getByRole('link', { name: 'First page' }).click();
  const entry = (name: string) => page.locator('[data-toc]').getByRole('link', { name });
  await expect(entry('A')).not.toHaveAttribute('aria-current');
  await entry('B').click();
  await expect(entry('B')).toHaveAttribute('aria-current', 'location');
  await page.evaluate('scrollTo(0, 400)');
  await expect(entry('A')).toHaveAttribute('aria-current', 'location');
  await expect(entry('B')).not.toHaveAttribute('aria-current');
  await page.evaluate('scrollTo(0, 1e6)');
  await expect(entry('C')).toHaveAttribute('aria-current', 'location');
});

test('a hash that points into closed details opens them', async ({ page }) => {
  await page.goto('/docs/one#inside');
  await expect(page.locator('#inside')).toBeVisible();
  await expect(page.locator('#inside')).toBeInViewport();
});

test('a hash that can’t be decoded does no harm', async ({ page, messages }) => {
  await page.goto('/docs/one#%E0%A4%A');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(messages).toEqual([]);
});

test('an image is enlarged in a dialog that a click or Escape closes', async ({ page }) => {
  await page.goto('/docs/code');
  const image = page.getByRole('button', { name: 'A graph' });
  const dialog = page.getByRole('dialog', { name: 'A graph' });
  await image.click();
  await expect(dialog.getByRole('img', { name: 'A graph' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(image).toBeFocused();
  await image.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
});

test.describe('a bar that hides on scroll', () => {
  test.use({ siteOptions: { hideOnScroll: true } });
  test('hides on the way down and shows on the way up', async ({ page }) => {
    await page.goto('/docs/one');
    await untilInteractive(page);
    const bar = page.locator('[data-navbar]');
    await page.mouse.wheel(0, 600);
    await expect(bar).toHaveAttribute('data-hidden', '');
    await page.mouse.wheel(0, -200);
    await expect(bar).not.toHaveAttribute('data-hidden');
  });
});

test('a bar that is not configured to hide stays', async ({ page }) => {
  await page.goto('/docs/one');
  await page.mouse.wheel(0, 600);
  await expect.poll(() => page.evaluate('scrollY')).toBeGreaterThan(300);
  await expect(page.locator('[data-navbar]')).not.toHaveAttribute('data-hidden');
});
