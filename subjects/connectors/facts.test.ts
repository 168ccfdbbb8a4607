import { expect, test } from 'vitest';
import { connectorFacts } from './facts.ts';
import { exampleData } from './fixtures/example-connector.ts';

test('a connector is compared by its modules, with every option under its path and anchor', () => {
  const [shop] = connectorFacts(exampleData());
  expect(shop).toMatchObject({ id: 'shop', modules: [{ plugin: 'shop', status: 'certified', extra: 'shop' }] });
  expect(shop?.modules[0]?.options).toEqual([
    { path: 'host', anchor: 'config.host', type: 'string', required: true },
    { path: 'table_pattern', anchor: 'config.table_pattern', type: 'Pattern', required: false },
    { path: 'tables', anchor: 'config.tables', type: 'map of names to objects', required: false },
    { path: 'tables.*.limit', anchor: 'config.tables.*.limit', type: 'integer', required: false },
  ]);
});

test("options that no one should use aren't compared, and defaults appear as they do on the page", () => {
  const options = [
    {
      name: 'old',
      type: 'string',
      description: 'Former name of the new one.',
      deprecated: { note: 'Use the new one instead.' },
    },
    { name: 'secret_switch', type: 'boolean', description: 'Left out on purpose upstream.', hidden: true },
    { name: 'limit', type: 'integer', description: 'Rows to read of each table.', default: 100 },
    {
      name: 'region',
      type: 'string',
      description: 'Region that is asked for tables.',
      defaultNote: 'that of the `profile`',
    },
  ];
  const [shop] = connectorFacts(exampleData({ modules: [{ options }] }));
  expect(shop?.modules[0]?.options.map(({ path, defaultValue }) => [path, defaultValue])).toEqual([
    ['limit', '100'],
    ['region', 'that of the profile'],
  ]);
});

test('sentences keep code and emphasis but lose their links, which would belong to one language', () => {
  const requirements = [{ kind: 'account', text: 'A **user** with `SELECT`; see [tags](/docs/tags).' }];
  const [shop] = connectorFacts(exampleData({ modules: [{ requirements }] }));
  expect(shop?.modules[0]?.requirements).toEqual([
    {
      kind: 'account',
      text: ['A ', { strong: 'user' }, ' with ', { code: 'SELECT' }, '; see ', 'tags', '.'],
      neededFor: [],
    },
  ]);
});

test('if there are several modules, the anchors begin with the plugin, as on the page', () => {
  const modules = ['shop', 'shop-cloud'].map((plugin) => ({
    plugin,
    chooseWhen: 'Whenever the other one is not right.',
  }));
  const [shop] = connectorFacts(exampleData({ modules }));
  expect(shop?.modules[1]?.options[0]?.anchor).toBe('shop-cloud.config.host');
});
