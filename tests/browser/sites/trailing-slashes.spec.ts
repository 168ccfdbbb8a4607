import { expect, test } from './tiny-site.ts';

test.use({ siteName: 'trailing-slash-always' });

test('addresses keep their slash through soft navigation, even if it is missing at first', async ({
  page,
  complaints,
}) => {
  await page.goto('/docs/introduction/');
  await page.getByRole('link', { name: 'tags', exact: true }).click();
  await expect(page).toHaveURL(/\/docs\/tags\/#create-a-tag$/);
  await expect(page.locator('aside [aria-current=page]')).toHaveText('Tags');
  await page.goto('/docs/introduction/index.html?a=1#first-steps');
  await expect(page).toHaveURL(/\/docs\/introduction\/\?a=1#first-steps$/);
  expect(complaints).toEqual([]);
});
