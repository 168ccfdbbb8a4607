import { expect, test } from 'vitest';
import { connector } from '#model/connector.ts';
import { integrationsFile } from '#model/integration.ts';
import { listIntegrations } from './list-integrations.ts';

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

test('a connector brings its own tags, icon, status and the capabilities that any of its modules has', () => {
  const capabilities = (mode: string) => [{ capability: 'Data Profiling', mode }];
  const shop = connectorOf('shop', [
    moduleOf('shop', { capabilities: capabilities('not-supported') }),
    moduleOf('shop-cloud', { status: 'testing', capabilities: capabilities('opt-in') }),
  ]);
  expect(listIntegrations([shop], [])).toEqual([
    {
      id: 'shop',
      title: 'The shop',
      path: '/docs/generated/ingestion/sources/shop',
      icon: 'mysql',
      platformTypes: ['Datastore'],
      connection: 'Pull',
      capabilities: ['Data Profiling'],
      features: ['UI Ingestion'],
      status: 'certified',
      modules: [
        {
          plugin: 'shop',
          title: 'The shop (shop)',
          status: 'certified',
          anchor: 'shop-capabilities',
          modes: { 'Data Profiling': 'not-supported' },
        },
        {
          plugin: 'shop-cloud',
          title: 'The shop (shop-cloud)',
          status: 'testing',
          anchor: 'shop-cloud-capabilities',
          modes: { 'Data Profiling': 'opt-in' },
        },
      ],
    },
  ]);
});

test('a lone module has the name of its connector, and no anchor when it declares no capability', () => {
  const [shop] = listIntegrations([connectorOf('shop', [moduleOf('shop')])], []);
  expect(shop?.modules).toEqual([{ plugin: 'shop', title: 'The shop', status: 'certified', anchor: '', modes: {} }]);
});

test('entries stand among the connectors by title, and one that a connector describes is left out', () => {
  const list = listIntegrations(
    [connectorOf('shop', [moduleOf('shop')])],
    entries(
      { title: 'Workflows', path: '/docs/lineage/workflows' },
      { title: 'Shop', path: '/docs/generated/ingestion/sources/shop' },
      { title: 'airflow', path: '/docs/lineage/airflow', capabilities: ['Extract Tags'] },
    ),
  );
  expect(list.map(({ id, title, status }) => [id, title, status])).toEqual([
    ['airflow', 'airflow', 'unknown'],
    ['shop', 'The shop', 'certified'],
    ['workflows', 'Workflows', 'unknown'],
  ]);
});
