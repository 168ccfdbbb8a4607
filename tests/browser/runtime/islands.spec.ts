import { hold } from '../hold.ts';
import { breakIsland, expect, test } from './fixture.ts';

test('islands are mounted with their props when they are due, and unmounted when they leave', async ({ page }) => {
  await page.goto('/docs/islands');
  await expect(page.getByText('mounted loaded')).toBeVisible();
  const touch = page.getByTestId('touch');
  await expect(touch).not.toHaveAttribute('data-state');
  await touch.getByRole('button').focus();
  await expect(page.getByText('mounted touched')).toBeVisible();
  const seen = page.getByTestId('seen');
  await seen.scrollIntoViewIfNeeded();
  await expect(page.getByText('mounted seen')).toBeVisible();
  await page.getByRole('link', { name: 'One', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
  expect(await page.evaluate('window.unmounted')).toBe(3);
  await page.goBack();
  await expect(page.getByText('mounted loaded')).toBeVisible();
});

test('while a module loads the island shows a spinner', async ({ page }) => {
  const release = await hold(page, '**/island.js');
  await page.goto('/docs/islands', { waitUntil: 'commit' });
  const island = page.locator('dh-island').first();
  await expect(island).toHaveClass('island-loading');
  release();
  await expect(page.getByText('mounted loaded')).toBeVisible();
  await expect(island).not.toHaveClass('island-loading');
});

test('a module that can’t be loaded leaves the built markup and an error box, and Retry tries again', async ({
  page,
}) => {
  const repair = await breakIsland(page);
  await page.goto('/docs/islands');
  const island = page.getByTestId('broken');
  await expect(island.getByRole('alert')).toContainText('This part of the page could not be loaded.');
  await expect(island.getByText('Built')).toBeVisible();
  await island.getByRole('button', { name: 'Retry' }).click();
  await expect(island.getByRole('alert')).toHaveCount(1);
  await expect(island.getByRole('button', { name: 'Retry' })).toBeVisible();
  repair();
  await island.getByRole('button', { name: 'Retry' }).click();
  await expect(island).toHaveText('works');
  await page.getByRole('link', { name: 'One', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One');
});
