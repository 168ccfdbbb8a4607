import { expect, test } from 'vitest';
import { integrationsFile } from '#model/integration.ts';
import { capabilityNames } from '#model/integration-vocabulary.ts';
import { exampleCapabilities } from '#subjects/connectors/fixtures/example-capabilities.ts';
import { connector } from '#subjects/connectors/schema/connector.ts';
import { listIntegrations } from './list-integrations.ts';

const optIn = {
  value: 'opt-in',
  options: ['profiling.enabled'],
  basis: { code: 'shop/source.py', has: 'profiling.enabled' },
};

const moduleOf = (plugin: string, more: object = {}) => ({
  plugin,
  title: `Module ${plugin}`,
  chooseWhen: 'Whenever the other module is not right.',
  status: 'certified',
  extra: null,
  requirements: [{ kind: 'network', text: 'The shop can be reached on port 443.' }],
  recipes: [
    { title: 'Start small', shows: 'Everything with defaults only.', yaml: 'source: {type: shop, config: {}}' },
  ],
  rules: [],
  capabilities: exampleCapabilities(),
  source: { class: 'shop.Source', config: 'ShopConfig', files: ['shop/source.py'] },
  ...more,
});
const connectorOf = (id: string, modules: readonly object[]) =>
  connector.parse({
    id,
    title: `The ${id}`,
    platform: id,
    description: 'Reads tables of a shop into DataHub, for the tests of the directory.',
    summary:
      'Connects a shop that exists for tests only. Use it wherever a test needs a connector that is small and complete.',
    icon: 'mysql',
    tags: { platformType: ['Datastore'], connection: 'Pull', features: ['UI Ingestion'] },
    modules,
    links: [{ label: 'Tags', href: '/docs/tags', why: 'what labels are good for' }],
  });
const entries = (...list: object[]) =>
  integrationsFile.parse(list.map((entry) => ({ platformTypes: ['Orchestrator'], connection: 'Push', ...entry })));

test('a connector has its own tags, icon, and status, and the capabilities that any of its modules has', () => {
  const shop = connectorOf('shop', [
    moduleOf('shop'),
    moduleOf('shop-cloud', { status: 'testing', capabilities: exampleCapabilities({ 'Data Profiling': optIn }) }),
  ]);
  const [listed] = listIntegrations([shop], []);
  expect(listed).toMatchObject({
    id: 'shop',
    title: 'The shop',
    path: '/docs/generated/ingestion/sources/shop',
    icon: 'mysql',
    platformTypes: ['Datastore'],
    connection: 'Pull',
    features: ['UI Ingestion'],
    status: 'certified',
    capabilities: { 'Data Profiling': 'opt-in', Domains: 'not-supported' },
    modules: [
      {
        plugin: 'shop',
        title: 'The shop (shop)',
        status: 'certified',
        anchor: 'shop-capabilities',
        optionPrefix: 'shop.',
        capabilities: { 'Data Profiling': { value: 'not-supported', options: [] } },
      },
      {
        plugin: 'shop-cloud',
        title: 'The shop (shop-cloud)',
        status: 'testing',
        anchor: 'shop-cloud-capabilities',
        capabilities: { 'Data Profiling': { value: 'opt-in', options: ['profiling.enabled'] } },
      },
    ],
  });
  expect(Object.keys(listed?.capabilities ?? {})).toEqual([...capabilityNames]);
});

test('a lone module has the name of its connector, and anchors without its plugin', () => {
  const [shop] = listIntegrations([connectorOf('shop', [moduleOf('shop')])], []);
  expect(shop?.modules).toMatchObject([{ title: 'The shop', anchor: 'capabilities', optionPrefix: '' }]);
});

test('entries are sorted among the connectors by title, and one that a connector describes is omitted', () => {
  const list = listIntegrations(
    [connectorOf('shop', [moduleOf('shop')])],
    entries(
      { title: 'Workflows', path: '/docs/lineage/workflows' },
      { title: 'Shop', path: '/docs/generated/ingestion/sources/shop' },
      { title: 'airflow', path: '/docs/lineage/airflow', capabilities: ['Extract Tags'] },
    ),
  );
  expect(list[0]?.capabilities).toEqual({ 'Extract Tags': 'supported' });
  expect(list.map(({ id, title, status }) => [id, title, status])).toEqual([
    ['airflow', 'airflow', 'unknown'],
    ['shop', 'The shop', 'certified'],
    ['workflows', 'Workflows', 'unknown'],
  ]);
});
