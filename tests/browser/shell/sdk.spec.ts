import type { Page } from '@playwright/test';
import { expect, test } from '../real-site.ts';

const models = '/docs/python-sdk/models';
/** The heading of a member. Its accessible name also contains the name of the link to it. */
const heading = (page: Page, name: string) => page.locator(`:is(h3, h4)[id$=".${name}"]`);

const places = [
  ['/docs/python-sdk/builder', 'datahub.emitter.mce_builder.make_dataset_urn'],
  ['/docs/python-sdk/builder', 'module-datahub.emitter.mcp_builder'],
  ['/docs/python-sdk/clients', 'datahub.ingestion.graph.client.DataHubGraph.get_aspect.version'],
  [models, 'datahub.metadata.schema_classes.OwnershipClass'],
  [models, 'datahub.metadata.schema_classes.FabricTypeClass.PROD'],
] as const;

for (const [path, id] of places) {
  test(`a link to ${path}#${id} leads to its place`, async ({ page }) => {
    await page.goto(`${path}#${id}`);
    const target = page.locator(`[id="${id}"]`);
    await expect(target).toBeInViewport();
    const box = await target.boundingBox();
    expect(box?.y).toBeGreaterThan(0);
    expect(box?.y).toBeLessThan(200);
  });
}

test('a type in a signature leads to its class on the page of models', async ({ page }) => {
  await page.goto('/docs/python-sdk/clients#datahub.ingestion.graph.client.DataHubGraph.get_ownership');
  await page.getByRole('link', { name: 'OwnershipClass' }).first().click();
  await expect(page).toHaveURL(`${models}#datahub.metadata.schema_classes.OwnershipClass`);
  await expect(heading(page, 'OwnershipClass')).toBeInViewport();
});

test('a model class links to the page that explains its fields', async ({ page }) => {
  await page.goto(`${models}#datahub.metadata.schema_classes.DatasetPropertiesClass`);
  await page.getByRole('link', { name: 'Dataset: datasetProperties' }).click();
  await expect(page).toHaveURL('/docs/generated/metamodel/entities/dataset#datasetproperties');
});

test('the filter shows the classes that contain every word', async ({ page }) => {
  await page.goto(models);
  await page.getByRole('searchbox', { name: /^Filter \d+ entries$/ }).fill('ownership type');
  await expect(heading(page, 'OwnershipTypeClass')).toBeVisible();
  await expect(heading(page, 'FabricTypeClass')).toBeHidden();
});

test('the filter shows a class with its methods and example', async ({ page }) => {
  await page.goto('/docs/python-sdk/builder');
  await page.getByRole('searchbox', { name: /^Filter \d+ entries$/ }).fill('construct_many');
  await expect(heading(page, 'as_workunit')).toBeVisible();
  await expect(heading(page, 'make_tag_urn')).toBeHidden();
});
