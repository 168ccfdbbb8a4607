import { expect, test } from 'vitest';
import { loadTestData, noData } from '#subjects/testing/load-test-data.ts';
import { catalogOf } from './catalog.ts';
import { generateCatalog } from './generate.ts';
import { metadataFilePath } from './metadata-file.ts';

const data = loadTestData('content');

test('the catalog is published as a file with one proposal for each aspect and each event', () => {
  const { drafts, problems, files = {} } = generateCatalog(data);
  expect(drafts).toEqual([]);
  expect(problems).toEqual([]);
  const proposals: unknown[] = JSON.parse(String(files[metadataFilePath]));
  const counts = catalogOf(data).entities.map(
    ({ aspects, timeseries = {} }) => Object.keys(aspects).length + Object.values(timeseries).flat().length,
  );
  expect(proposals).toHaveLength(counts.reduce((sum, count) => sum + count, 0));
  expect(proposals[0]).toMatchObject({ changeType: 'UPSERT', entityUrn: expect.stringMatching(/^urn:li:/) });
});

test('a site without a catalog publishes nothing', () => {
  expect(generateCatalog(noData)).toEqual({ drafts: [], problems: [] });
});
