import { expect, test } from 'vitest';
import { loadTestData, noData } from '#subjects/testing/load-test-data.ts';
import { catalogOf } from './catalog.ts';
import { generateCatalog } from './generate.ts';
import { isLoadable, metadataFilePath } from './metadata-file.ts';

const data = loadTestData('content');

test('the catalog is published as a file with one proposal for each aspect and each event', () => {
  const { drafts, problems, files = {} } = generateCatalog(data);
  expect(drafts).toEqual([]);
  expect(problems).toEqual([]);
  const proposals: unknown[] = JSON.parse(String(files[metadataFilePath]));
  const counts = catalogOf(data)
    .entities.filter(isLoadable)
    .map(({ aspects, timeseries = {} }) => Object.keys(aspects).length + Object.values(timeseries).flat().length);
  expect(proposals).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  expect(proposals[0]).toMatchObject({ changeType: 'UPSERT', entityUrn: expect.stringMatching(/^urn:li:/) });
});

test('no aspect is empty, because the source would pass on an empty one in a form that GMS rejects', () => {
  const { files = {} } = generateCatalog(data);
  const proposals: { aspect: { json: object } }[] = JSON.parse(String(files[metadataFilePath]));
  expect(proposals.filter(({ aspect }) => Object.keys(aspect.json).length === 0)).toEqual([]);
});

test('loading the file starts no run and leaves policies, settings, and credentials alone', () => {
  const { files = {} } = generateCatalog(data);
  const text = String(files[metadataFilePath]);
  const proposals: { entityType: string; entityUrn: string }[] = JSON.parse(text);
  expect([...new Set(proposals.map(({ entityType }) => entityType))].sort()).toMatchInlineSnapshot(`
    [
      "assertion",
      "chart",
      "container",
      "corpGroup",
      "corpuser",
      "dashboard",
      "dataFlow",
      "dataHubView",
      "dataJob",
      "dataPlatformInstance",
      "dataProcessInstance",
      "dataset",
      "domain",
      "glossaryNode",
      "glossaryTerm",
      "mlFeature",
      "mlFeatureTable",
      "mlModel",
      "mlModelGroup",
      "mlPrimaryKey",
      "notebook",
      "post",
      "query",
      "tag",
      "test",
    ]
  `);
  expect(proposals.map(({ entityUrn }) => entityUrn)).not.toContain('urn:li:corpuser:datahub');
});

test('the file refers to entities that it leaves out only if every deployment has them', () => {
  const { files = {} } = generateCatalog(data);
  const text = String(files[metadataFilePath]);
  const named = catalogOf(data).entities.filter((entity) => !isLoadable(entity) && text.includes(`"${entity.urn}"`));
  const types = new Set(named.map(({ type }) => type));
  expect([...types].sort()).toEqual(['corpuser', 'dataHubRole', 'dataPlatform']);
});

test('a site without a catalog publishes nothing', () => {
  expect(generateCatalog(noData)).toEqual({ drafts: [], problems: [] });
});
