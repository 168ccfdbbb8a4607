import { expect, test } from './fixture.ts';

test('one panel of each set is shown, and a choice applies to the group, other browser tabs, and later visits', async ({
  page,
  context,
  origin,
}) => {
  await page.goto('/docs/tabs');
  const other = await context.newPage();
  await other.goto(`${origin}/docs/tabs`);
  const first = page.getByTestId('tabs-1');
  await expect(first.getByRole('tabpanel')).toHaveCount(1);
  await first.getByRole('tab', { name: 'cURL' }).click();
  for (const tab of [page, other]) {
    for (const set of ['tabs-1', 'tabs-2']) {
      await expect(tab.getByTestId(set).getByRole('tab', { name: 'cURL' })).toHaveAttribute('aria-selected', 'true');
      await expect(tab.getByTestId(set).getByRole('tabpanel', { name: 'cURL' })).toBeVisible();
      await expect(tab.getByTestId(set).getByRole('tabpanel')).toHaveCount(1);
    }
  }
  expect(await page.evaluate("localStorage.getItem('docusaurus.tab.language')")).toBe('curl');
  await expect(page.getByTestId('tabs-3').getByRole('tab', { name: 'A' })).toHaveAttribute('aria-selected', 'true');
  await page.reload();
  await expect(first.getByRole('tabpanel', { name: 'cURL' })).toBeVisible();
});

test('a set without the chosen value keeps its own', async ({ page }) => {
  await page.goto('/docs/tabs');
  await page.getByTestId('tabs-2').getByRole('tab', { name: 'Java' }).click();
  await expect(page.getByTestId('tabs-2').getByRole('tabpanel', { name: 'Java' })).toBeVisible();
  await expect(page.getByTestId('tabs-1').getByRole('tabpanel', { name: 'Python' })).toBeVisible();
});

test('arrow keys, Home, and End choose a tab, and only the chosen tab is in the tab order', async ({ page }) => {
  await page.goto('/docs/tabs');
  const set = page.getByTestId('tabs-2');
  await set.getByRole('tab', { name: 'Python' }).focus();
  for (const [key, name] of [
    ['ArrowRight', 'Java'],
    ['End', 'cURL'],
    ['ArrowRight', 'Python'],
    ['ArrowLeft', 'cURL'],
    ['Home', 'Python'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(set.getByRole('tab', { name })).toBeFocused();
    await expect(set.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true');
  }
  await expect(set.getByRole('tab', { name: 'Java' })).toHaveAttribute('tabindex', '-1');
});

test('a clicked tab stays under the pointer when sets above it change their height', async ({ page }) => {
  await page.goto('/docs/tabs');
  const tab = page.getByTestId('tabs-2').getByRole('tab', { name: 'cURL' });
  await page.evaluate('scrollTo(0, 60)');
  const before = await tab.boundingBox();
  await tab.click();
  await expect(page.getByTestId('tabs-1').getByRole('tabpanel', { name: 'cURL' })).toBeVisible();
  expect((await tab.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test('a hash inside a hidden panel opens its tab', async ({ page }) => {
  await page.goto('/docs/tabs#in-1-curl');
  await expect(page.locator('#in-1-curl')).toBeVisible();
});
