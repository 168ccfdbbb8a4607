import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { loaded } from '#pipeline/testing/checked-site.ts';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { indexModel } from '../metamodel/model-index.ts';
import { urnRules } from '../metamodel/urn-facts.ts';
import { catalogOf } from './catalog.ts';
import { checkCatalog } from './check-catalog.ts';
import { metadataFile } from './metadata-file.ts';
import type { CatalogEntry } from './schema.ts';

const data = loadTestData('content');
const { index } = indexModel(data);
const explain = (...entries: CatalogEntry[]) => {
  const text = JSON.stringify(entries, undefined, 1);
  const catalogFiles = [loaded('content/sample-catalog/entities/a.yaml', text, entries)];
  return formatProblems(checkCatalog({ catalogFiles }, index, urnRules(data)));
};

const kafka = { urn: 'urn:li:dataPlatform:kafka', aspects: {} };
const topic = (aspects: CatalogEntry['aspects'], timeseries?: CatalogEntry['timeseries']): CatalogEntry => ({
  urn: 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)',
  aspects,
  ...(timeseries && { timeseries }),
});

test('the catalog has entities of all common types, and nothing is wrong with them', () => {
  expect(checkCatalog(data, index, urnRules(data))).toEqual([]);
  const { entities } = catalogOf(data);
  const types = new Set(entities.map(({ type }) => type));
  expect(entities.length).toBeGreaterThanOrEqual(100);
  expect([...types].sort()).toEqual(
    expect.arrayContaining([
      'assertion',
      'chart',
      'container',
      'corpGroup',
      'corpuser',
      'dashboard',
      'dataFlow',
      'dataJob',
    ]),
  );
  expect(types.size).toBeGreaterThanOrEqual(28);
});

test('a correct entity is fine', () => {
  expect(explain(kafka, topic({ datasetProperties: { description: 'Orders.' } }))).toBe('');
});

test.each([
  ['a wrong URN', { ...topic({}), urn: 'urn:li:dataset:(kafka,orders,PROD)' }, 'sample-catalog/urn'],
  ['an unknown aspect', topic({ datasetPropertys: {} }), 'The entity "dataset" has no aspect "datasetPropertys".'],
  ['an aspect of another entity', topic({ chartInfo: {} }), 'The entity "dataset" has no aspect "chartInfo".'],
  ['a lacking field', topic({ subTypes: {} }), 'subTypes lacks the required field "typeNames".'],
  ['a wrong type', topic({ status: { removed: 'no' } }), 'status.removed must be of type boolean.'],
  ['an event among the aspects', topic({ operation: {} }), 'The aspect "operation" is not versioned.'],
  ['an aspect among the events', topic({}, { status: [{ removed: false }] }), 'The aspect "status" is not timeseries.'],
  [
    'an unknown entity',
    topic({ domains: { domains: ['urn:li:domain:sales'] } }),
    'Nothing in the sample catalog has the URN "urn:li:domain:sales".',
  ],
  [
    'an unknown column',
    topic({
      upstreamLineage: {
        upstreams: [],
        fineGrainedLineages: [
          {
            upstreamType: 'NONE',
            downstreamType: 'FIELD',
            downstreams: ['urn:li:schemaField:(urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD),id)'],
          },
        ],
      },
    }),
    'Nothing in the sample catalog has the URN "urn:li:schemaField:(',
  ],
  ['an entity that is listed already', kafka, 'The entity "urn:li:dataPlatform:kafka" is listed twice.'],
])('%s is reported', (_, entry, message) => {
  expect(explain(kafka, entry)).toContain(message);
});

test('a platform in a URN must also be in the catalog', () => {
  expect(explain(topic({}))).toMatchInlineSnapshot(`
    "content/sample-catalog/entities/a.yaml:3:10  sample-catalog/unknown
      Nothing in the sample catalog has the URN "urn:li:dataPlatform:kafka".
      Describe it in content/sample-catalog/entities/, or name another.

    1 error"
  `);
});

test('the published file has a proposal for each aspect and event', () => {
  const [first] = JSON.parse(
    metadataFile([
      { ...topic({ status: { removed: false } }, { operation: [{ timestampMillis: 1 }] }), type: 'dataset' },
    ]),
  ) as object[];
  expect(first).toEqual({
    entityType: 'dataset',
    entityUrn: 'urn:li:dataset:(urn:li:dataPlatform:kafka,orders,PROD)',
    changeType: 'UPSERT',
    aspectName: 'status',
    aspect: { json: { removed: false } },
  });
});
