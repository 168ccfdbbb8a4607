import { expect, test } from 'vitest';
import { loadTestData } from '#subjects/testing/load-test-data.ts';
import { catalogOf } from './catalog.ts';

const data = loadTestData('content');
const { entities } = catalogOf(data);
const [company] = data.sampleCatalogs.map(({ value }) => value);

/** What a picture shows and an aspect says, side by side. */
function named(type: string, aspect: string, field: string): unknown[] {
  return entities.filter((entity) => entity.type === type).map(({ aspects }) => aspects[aspect]?.[field]);
}

test.each([
  ['users', company?.users.map(({ name }) => name), named('corpuser', 'corpUserInfo', 'displayName')],
  ['groups', company?.groups.map(({ name }) => name), named('corpGroup', 'corpGroupInfo', 'displayName')],
  [
    'domains',
    company?.domains.map(({ description }) => description),
    named('domain', 'domainProperties', 'description'),
  ],
  ['tags', company?.tags.map(({ description }) => description), named('tag', 'tagProperties', 'description')],
  [
    'terms',
    company?.termGroups.flatMap(({ terms }) => terms.map(({ description }) => description)),
    named('glossaryTerm', 'glossaryTermInfo', 'definition'),
  ],
  ['platforms', company?.platforms.map(({ name }) => name), named('dataPlatform', 'dataPlatformInfo', 'displayName')],
  [
    'assets',
    company?.assets.map(({ description }) => description),
    [
      ...named('dataset', 'datasetProperties', 'description'),
      ...named('dashboard', 'dashboardInfo', 'description'),
      ...named('dataJob', 'dataJobInfo', 'description'),
      ...named('mlFeature', 'mlFeatureProperties', 'description'),
    ],
  ],
  ['queries', company?.queries.map(({ title }) => title), named('query', 'queryProperties', 'name')],
  [
    'ingestion sources',
    company?.sources.map(({ name }) => name),
    named('dataHubIngestionSource', 'dataHubIngestionSourceInfo', 'name'),
  ],
  ['secrets', company?.secrets.map(({ name }) => name), named('dataHubSecret', 'dataHubSecretValue', 'name')],
  ['policies', company?.policies.map(({ name }) => name), named('dataHubPolicy', 'dataHubPolicyInfo', 'displayName')],
  ['tokens', company?.tokens.map(({ name }) => name), named('dataHubAccessToken', 'dataHubAccessTokenInfo', 'name')],
  ['views', company?.views.map(({ name }) => name), named('dataHubView', 'dataHubViewInfo', 'name')],
])('pictures and the catalog have the same %s', (_, shown, described) => {
  expect(shown?.length).toBeGreaterThan(0);
  expect(described).toEqual(expect.arrayContaining(shown ?? []));
});
