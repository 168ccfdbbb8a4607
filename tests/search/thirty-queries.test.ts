import { expect, test } from 'vitest';
import { contentEngine } from './content-engine.ts';

const engine = await contentEngine();

// Pages that answer or are one click away; one of them has to be among the first three. Most wordings are from public threads.
test.each([
  ['how to delete obsolete dataset', '/docs/how/delete-metadata', '/docs/api/tutorials/deleting-entities-by-urn'],
  ['datahub delete --entity_type dataset --platform kafka', '/docs/how/delete-metadata'],
  ['deleted tables still showing', '/docs/metadata-ingestion/docs/dev_guides/stateful'],
  [
    'remove_stale_metadata',
    '/docs/generated/ingestion/sources/tableau',
    '/docs/metadata-ingestion/docs/dev_guides/stateful',
  ],
  ['datahub-rest', '/docs/metadata-ingestion/sink_docs/datahub'],
  ['Failed to configure the sink (datahub-rest)', '/docs/metadata-ingestion/sink_docs/datahub'],
  ['localhost:9002/api/gms connection refused', '/docs/metadata-ingestion/sink_docs/datahub'],
  ['Unable to run quickstart - the following issues were detected', '/docs/quickstart'],
  ['gms running but not healthy', '/docs/debugging', '/docs/quickstart'],
  ['quickstart m1', '/docs/quickstart'],
  ['quickstart port already in use mysql', '/docs/quickstart'],
  ['Failed to find a registered source for type postgres', '/docs/metadata-ingestion', '/docs/cli'],
  [
    'pipeline_name must be provided if stateful ingestion is enabled',
    '/docs/metadata-ingestion/docs/dev_guides/stateful',
  ],
  ['azure oidc redirect error', '/docs/authentication/guides/sso/configure-oidc-react-azure'],
  ['AUTH_OIDC_', '/docs/authentication/guides/sso/configure-oidc-react'],
  [
    'METADATA_SERVICE_AUTH_ENABLED',
    '/docs/deploy/environment/datahub-gms',
    '/docs/authentication/introducing-metadata-service-authentication',
  ],
  ['personal acess token', '/docs/authentication/personal-access-tokens'],
  ['ingestion stuck on pending', '/docs/ui-ingestion'],
  ['bloodline graph', '/docs/lineage/lineage-feature-guide'],
  ['airflow plugin lineage not showing', '/docs/lineage/airflow'],
  ['hiveoperator airflow supported', '/docs/lineage/airflow'],
  ['lineage_overrides tableau', '/docs/generated/ingestion/sources/tableau'],
  ['platform_instance_map', '/docs/platform-instances', '/docs/generated/ingestion/sources/tableau'],
  ['schemaField', '/docs/generated/metamodel/entities/schemafield'],
  [
    'urn:li:dataset:(urn:li:dataPlatform:bigquery,bar,DEV)',
    '/docs/what/urn',
    '/docs/generated/metamodel/entities/dataset',
  ],
  ['Unknown aspect upstreamLineage for entity mlModel', '/docs/generated/metamodel/entities/mlmodel'],
  ['elasticsearch-setup-job fails kubernetes', '/docs/deploy/kubernetes'],
  ['updateIncidentStatus', '/docs/managed-datahub/datahub-api/graphql-api/incidents-api-beta'],
])('%s', async (query, ...expected) => {
  const { pages } = await engine.search(query);
  const first = pages.slice(0, 3).map(({ href }) => href);
  expect(
    first.filter((href) => expected.includes(href)),
    first.join(' '),
  ).not.toEqual([]);
});

test("a topic that the site doesn't cover is presented as a weak match", async () => {
  expect((await engine.search('migrate from openmetadata to datahub')).confident).toBe(false);
});

test('no release note ranks first for a word that a page is about', async () => {
  for (const query of ['lineage', 'tags', 'quickstart', 'glossary', 'kafka', 'tableau', 'policies']) {
    expect((await engine.search(query)).pages[0]?.kind, query).not.toBe('release-notes');
  }
});
