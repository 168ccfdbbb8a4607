import type { Page } from '@playwright/test';
import { expect, test } from '../real-site.ts';
import { watchTraffic } from '../traffic.ts';

const status = (page: Page) => page.locator('main').getByRole('status');
const graph = (page: Page) => page.getByRole('application');
const node = (page: Page, name: string) => graph(page).locator(`[data-item="${name}"]`);
const rows = (page: Page) => page.getByRole('table', { name: 'Metamodel relationships' }).getByRole('row');
const details = (page: Page) => page.getByRole('region', { name: 'Details' });

/** Opens the explorer and waits until it can be operated. */
async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/tools/metamodel${query}`);
  await page.locator('dh-island[data-state=mounted]').first().waitFor();
}

test('leads from the overview to an entity, its relationships, and its page', async ({ page, complaints }) => {
  await open(page);
  await expect(status(page)).toHaveText('41 relationships between 126 pairs of entities.');
  await node(page, 'chart').click();
  await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('chart');
  await details(page).getByRole('button', { name: 'Show its neighbors' }).click();
  await expect(page).toHaveURL(/\/tools\/metamodel\?entity=chart$/);
  await node(page, 'chart dataset').click();
  await expect(details(page)).toContainText('lineage: data flows from dataset to chart');
  const field = details(page).getByRole('link', { name: 'chartInfo.inputEdges' });
  await expect(field).toHaveAttribute('href', '/docs/generated/metamodel/entities/chart#chartinfo');
  await page.goBack();
  await expect(status(page)).toHaveText('41 relationships between 126 pairs of entities.');
  expect(complaints).toEqual([]);
});

test('says that arrows follow the data only where they do', async ({ page }) => {
  const note = page.locator('.explorer-notes').getByText('Arrows follow the data');
  await page.goto('/tools/metamodel?lineage=1');
  await expect(note).toBeVisible();
  await page.goto('/tools/metamodel?from=chart&to=dataset&lineage=1');
  await expect(page.locator('.explorer-graph')).toBeVisible();
  await expect(note).toHaveCount(0);
});

test('narrows down by lineage, aspect and relationship, in the graph and in the table', async ({ page }) => {
  await open(page);
  await page.getByRole('checkbox', { name: 'Lineage only' }).check();
  await expect(page).toHaveURL(/\?lineage=1$/);
  await expect(node(page, 'dataset chart')).toHaveAccessibleName('Consumes as data flows from dataset to chart');
  await expect(node(page, 'tag')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Table' }).check({ force: true });
  await expect(rows(page)).toHaveCount(22);
  await expect(graph(page)).toBeHidden();
  await page.getByRole('button', { name: 'Remove filters' }).click();
  await page.getByLabel('Aspect', { exact: true }).selectOption('ownership');
  await expect(page.getByText('20 entities accept this aspect')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.getByLabel('Relationship', { exact: true }).selectOption('Consumes');
  await expect(status(page)).toHaveText('There are no relationships named Consumes defined by ownership.');
  await page.getByRole('button', { name: 'Remove all filters' }).click();
  await expect(rows(page)).toHaveCount(76);
});

test('finds the path between two entities, along relationships and against them', async ({ page }) => {
  await open(page);
  await page.getByText('Find a path between two entities').click();
  await page.getByLabel('From', { exact: true }).selectOption('dashboard');
  await page.getByLabel('To', { exact: true }).selectOption('schemaField');
  await expect(status(page)).toHaveText('The shortest path from dashboard to schemaField has 1 step.');
  await page.getByLabel('From', { exact: true }).selectOption('tag');
  await expect(status(page)).toHaveText('No path leads from tag to schemaField.');
  await page.getByRole('button', { name: 'Search in either direction' }).click();
  await expect(page).toHaveURL(/\?from=tag&to=schemaField&either=1$/);
  const path = page.getByRole('region', { name: 'Paths' });
  await expect(path).toContainText('defined by globalTags.tags of the globalTags aspect');
  await expect(path.getByRole('link', { name: 'globalTags.tags', exact: true }).first()).toHaveAttribute(
    'href',
    /#globaltags$/,
  );
});

test('can be walked through, zoomed, and moved by keyboard alone', async ({ page }) => {
  await open(page, '?entity=chart');
  await expect(graph(page)).toHaveAccessibleDescription(/along a relationship/);
  await node(page, 'chart').focus();
  await page.keyboard.press('ArrowRight');
  await expect(graph(page).locator('[data-item^="chart "]:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await expect(node(page, 'chart')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(node(page, 'dashboard')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(details(page).getByRole('heading', { level: 2 })).toHaveText('dashboard');
  await expect(node(page, 'dashboard')).toHaveAttribute('aria-pressed', 'true');
  // One stop for Tab in the whole graph.
  await expect(graph(page).locator('[tabindex="0"]')).toHaveCount(1);
  const scene = graph(page).locator('.graph-scene');
  await page.keyboard.press('+');
  await expect(scene).toHaveAttribute('transform', /scale\(1\.4\)/);
  await page.keyboard.press('0');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(scene).toHaveAttribute('transform', 'translate(-60 0) scale(1)');
  await page.keyboard.press('Escape');
  await expect(details(page)).toContainText('Choose an entity to see');
});

test('is moved by dragging or clicking and zoomed with Ctrl and the wheel, while the wheel alone scrolls', async ({
  page,
}) => {
  await open(page);
  const scene = graph(page).locator('.graph-scene');
  const box = await graph(page).boundingBox();
  if (!box) throw new Error('The graph is not shown.');
  await page.mouse.move(box.x + 20, box.y + 20);
  await page.mouse.wheel(0, 100);
  await expect(scene).toHaveAttribute('transform', 'translate(0 0) scale(1)');
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -200);
  await page.keyboard.up('Control');
  await expect(scene).not.toHaveAttribute('transform', /scale\(1\)/);
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(scene).toHaveAttribute('transform', 'translate(0 0) scale(1)');
  // Without dragging, a click on an empty spot centers it.
  await graph(page).click({ position: { x: 4, y: 4 } });
  await expect(scene).toHaveAttribute('transform', /^translate\((?!-|0 )[\d.]+ (?!-|0\))[\d.]+\) scale\(1\)$/);
  await page.getByRole('button', { name: 'Show all' }).click();
  const place = await node(page, 'dataset').boundingBox();
  if (!place) throw new Error('The node is not shown.');
  await page.mouse.move(place.x + 5, place.y + 5);
  await page.mouse.down();
  await page.mouse.move(place.x + 105, place.y + 35, { steps: 5 });
  await page.mouse.up();
  await expect(scene).not.toHaveAttribute('transform', 'translate(0 0) scale(1)');
  // The end of a drag chooses nothing.
  await expect(details(page)).toContainText('Choose an entity to see');
});

test('explains requests in an address for names that the metamodel doesn’t have', async ({ page, complaints }) => {
  await open(page, '?entity=datasett&relationship=%3Cimg%20src=x%3E');
  const alerts = page.locator('main').getByRole('alert');
  await expect(alerts.first()).toContainText('Unknown entity left out: datasett');
  await expect(alerts.last()).toContainText('Unknown relationship left out: <img src=x>');
  await expect(status(page)).toHaveText('41 relationships between 126 pairs of entities.');
  await alerts.first().getByRole('button', { name: 'Show dataset' }).click();
  await expect(page.getByLabel('Entity', { exact: true })).toHaveValue('dataset');
  expect(complaints).toEqual([]);
});

test('shows the table first on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  await expect(page.getByRole('radio', { name: 'Table' })).toBeChecked();
  await expect(graph(page)).toBeHidden();
  await page.getByRole('radio', { name: 'Graph' }).check({ force: true });
  await expect(node(page, 'dataset')).toBeVisible();
});

test('can be reached from an entity’s page, with that entity chosen', async ({ page }) => {
  await page.goto('/docs/generated/metamodel/entities/tag');
  await page.getByRole('link', { name: 'Explore it in the metamodel explorer' }).click();
  await expect(page.getByLabel('Entity', { exact: true })).toHaveValue('tag');
});

test('has the complete table without JavaScript', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.origin}/tools/metamodel`);
  await expect(rows(page)).toHaveCount(76);
  await expect(page.getByRole('heading', { name: 'How to read it' })).toBeVisible();
  await expect(graph(page)).toBeHidden();
  await context.close();
});

test('asks for nothing while it is used', async ({ page }) => {
  const quiet = watchTraffic(page);
  await open(page);
  // What every page loads once the browser is idle comes first.
  await page.locator('html[data-interactive]').waitFor();
  await quiet();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await node(page, 'chart').click();
  await details(page).getByRole('button', { name: 'Show its neighbors' }).click();
  await expect(page).toHaveURL(/entity=chart/);
  await page.getByRole('checkbox', { name: 'Lineage only' }).check();
  await expect(page).toHaveURL(/lineage=1/);
  // Chromium looks at the icon again whenever the address changes.
  expect(requests.filter((address) => !address.includes('/favicon-'))).toEqual([]);
});
