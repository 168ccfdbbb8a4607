import { expect, test } from 'vitest';
import type { Integration } from '#model/integration.ts';
import { integrationTexts } from '#model/integration-texts.ts';
import { capabilityNames } from '#model/integration-vocabulary.ts';
import type { Page } from '#model/page.ts';
import type { Site } from '#site/context.ts';
import { directoryEntries, facetsOf, gistOf } from './directory-entries.ts';

const capabilities = Object.fromEntries(
  capabilityNames.map((name) => [name, { value: 'opt-in', options: ['profiling.enabled'] }]),
) as unknown as Integration['modules'][number]['capabilities'];

const snowflake: Integration = {
  id: 'snowflake',
  title: 'Snowflake',
  path: '/docs/snowflake',
  icon: 'snowflake',
  platformTypes: ['AI+ML', 'ETL and Processing'],
  connection: 'Pull',
  capabilities: { 'Column-level Lineage': 'supported', 'Data Profiling': 'opt-in', Domains: 'not-supported' },
  features: ['UI Ingestion'],
  status: 'testing',
  modules: [
    {
      plugin: 'snowflake',
      title: 'Snowflake',
      status: 'testing',
      anchor: 'capabilities',
      optionPrefix: '',
      capabilities,
    },
    {
      plugin: 'snowpipe',
      title: 'Snowpipe',
      status: 'unknown',
      anchor: 'snowpipe-capabilities',
      optionPrefix: 'snowpipe.',
      capabilities,
    },
  ],
};
const page = {
  path: '/docs/snowflake',
  description: 'Reads tables: all of them.',
  keywords: ['Entrepôt'],
} as unknown as Page;
const site = { href: (path: string) => `/fr${path}`, exists: (path: string) => path !== '/docs/planned' } as Site;

test('an entry has the description of its page, the addresses of the language, and is found by keywords', () => {
  const [entry] = directoryEntries([snowflake], [page], site);
  expect(entry).toMatchObject({
    description: 'Reads tables',
    href: '/fr/docs/snowflake',
    facets: { type: ['ai-ml', 'etl-and-processing'], status: ['testing'], feature: ['ui-ingestion'] },
  });
  expect(entry?.modules.map(({ href }) => href)).toEqual([
    '/fr/docs/snowflake#capabilities',
    '/fr/docs/snowflake#snowpipe-capabilities',
  ]);
  expect(entry?.modules[1]?.optionBase).toBe('/fr/docs/snowflake#snowpipe.config.');
  expect(entry?.modules[1]?.cells).toHaveLength(capabilityNames.length);
  expect(entry?.facets.capability).toEqual(['column-level-lineage', 'data-profiling']);
  expect(entry?.highlights).toEqual([
    { label: 'Column lineage', value: 'supported' },
    { label: 'Profiling', value: 'opt-in' },
  ]);
  expect(entry?.words).toContain('entrepot');
  expect(entry?.words).toContain('all of them');
});

test('while its page is planned, an integration is listed without link and description', () => {
  const [entry] = directoryEntries([{ ...snowflake, path: '/docs/planned' }], [page], site);
  expect(entry).not.toHaveProperty('href');
  expect(entry?.modules[0]).not.toHaveProperty('href');
  expect(entry?.description).toBe('');
});

test('facets contain only values that occur, statuses begin with the strongest, and no facet is empty', () => {
  const facets = facetsOf(
    [
      { ...snowflake, features: [] },
      { ...snowflake, features: [], status: 'certified' },
    ],
    integrationTexts,
  );
  expect(facets.map(({ key }) => key)).toEqual(['type', 'connection', 'status', 'capability']);
  expect(facets[2]?.values.map(({ label }) => label)).toEqual(['Certified', 'Testing']);
});

test.each([
  ['Send DAGs to DataHub with the plugin - versions, setup.', 'Send DAGs to DataHub with the plugin'],
  ['Show results on datasets: versions, errors.', 'Show results on datasets'],
  ['Read .proto files of version 2.5 into DataHub', 'Read .proto files of version 2.5 into DataHub'],
  ['Two sentences. The second is left out.', 'Two sentences'],
  ['', ''],
])('the short form of %j is its first statement', (description, gist) => {
  expect(gistOf(description)).toBe(gist);
});
