import { expect, test } from 'vitest';
import { type CapabilityValue, capabilityNames } from '#model/integration-vocabulary.ts';
import type { ModuleFacts } from '#subjects/connectors/schema/connector-facts.ts';
import { formatIds, parseIds } from './compare-ids.ts';
import { compareCapabilities, compareOptions } from './compare-modules.ts';

type Options = Readonly<Record<string, { type?: string; required?: boolean; defaultValue?: string }>>;

function facts(options: Options, value: CapabilityValue = 'not-supported'): ModuleFacts {
  const list = Object.entries(options).map(([path, more]) => ({
    path,
    anchor: `config.${path}`,
    type: 'string',
    required: false,
    ...more,
  }));
  const capabilities = Object.fromEntries(
    capabilityNames.map((name) => [name, { value: name === 'Domains' ? value : 'supported', options: [], note: [] }]),
  ) as unknown as ModuleFacts['capabilities'];
  return { plugin: 'shop', status: 'certified', extra: null, capabilities, requirements: [], options: list };
}
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test('every option is listed once: as present in only some, as different, or as the same', () => {
  const { some, other, same } = compareOptions([
    facts({ host: {}, port: { defaultValue: '1' }, user: {}, limit: { type: 'integer' }, equal: { defaultValue: '' } }),
    facts({ host: { required: true }, port: { defaultValue: '2' }, limit: {}, equal: { defaultValue: '' }, extra: {} }),
  ]);
  expect(names(some)).toEqual(['extra', 'user']);
  expect(some[0]?.cells.map((cell) => cell?.path)).toEqual([undefined, 'extra']);
  expect(names(other)).toEqual(['host', 'limit', 'port']);
  expect(names(same)).toEqual(['equal']);
});

test('a single module has no differences', () => {
  const { some, other, same } = compareOptions([facts({ a: {}, b: {} })]);
  expect([some, other, names(same)]).toEqual([[], [], ['a', 'b']]);
  expect(compareOptions([])).toEqual({ some: [], other: [], same: [] });
});

test('every capability has a row, which says whether the values are the same', () => {
  const rows = compareCapabilities([facts({}, 'opt-in'), facts({})], capabilityNames);
  expect(names(rows)).toEqual([...capabilityNames]);
  const different = rows.filter(({ same }) => !same);
  expect(different.map(({ name, cells }) => [name, cells.map(({ value }) => value)])).toEqual([
    ['Domains', ['opt-in', 'not-supported']],
  ]);
});

const known = [
  ['dbt', 'dbt'],
  ['dbt-cloud', 'dbt'],
  ['unity-catalog', 'databricks'],
  ['mysql', 'mysql'],
  ['hive', 'hive'],
  ['mssql', 'mssql'],
].map(([plugin = '', connector = '']) => ({ plugin, connector, title: plugin, about: '' }));
const read = (search: string) => {
  const { chosen, unknown } = parseIds(search, known);
  return [chosen.map(({ plugin }) => plugin), unknown];
};

test('an address names modules or connectors, and a connector stands for its usual module', () => {
  expect(read('?ids=dbt-cloud,databricks')).toEqual([['dbt-cloud', 'unity-catalog'], []]);
  expect(read('?ids=dbt,dbt')).toEqual([['dbt'], []]);
  expect(read('')).toEqual([[], []]);
});

test('unknown names are separated, and a fifth connector is left out', () => {
  expect(read('?ids=mysqll,mysql,<b>')).toEqual([['mysql'], ['mysqll', '<b>']]);
  expect(read('?ids=dbt,mysql,hive,mssql,dbt-cloud')).toEqual([['dbt', 'mysql', 'hive', 'mssql'], []]);
});

test('an address is written with plugin names, and keeps the choice of differences only', () => {
  expect(formatIds(parseIds('?ids=databricks,mysql', known).chosen)).toBe('?ids=unity-catalog,mysql');
  expect(formatIds([])).toBe('');
  const { chosen, differencesOnly } = parseIds('?ids=hive,dbt&differences=only', known);
  expect(formatIds(chosen, differencesOnly)).toBe('?ids=hive,dbt&differences=only');
});
