import { expect, test } from 'vitest';
import type { ModuleFacts } from '#model/connector-facts.ts';
import { formatIds, parseIds } from './compare-ids.ts';
import { compareCapabilities, compareOptions } from './compare-modules.ts';

type Options = Readonly<Record<string, { type?: string; required?: boolean; defaultValue?: string }>>;

function facts(options: Options, capabilities: ModuleFacts['capabilities'] = []): ModuleFacts {
  const list = Object.entries(options).map(([path, more]) => ({
    path,
    anchor: `config.${path}`,
    type: 'string',
    required: false,
    ...more,
  }));
  return { plugin: 'shop', status: 'certified', extra: null, capabilities, requirements: [], options: list };
}
const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);

test('options differ by being there, by type, by default and by being required', () => {
  const { some, other, same } = compareOptions([
    facts({ host: {}, port: { defaultValue: '1' }, user: {}, limit: { type: 'integer' }, equal: { defaultValue: '' } }),
    facts({ host: { required: true }, port: { defaultValue: '2' }, limit: {}, equal: { defaultValue: '' }, extra: {} }),
  ]);
  expect(names(some)).toEqual(['extra', 'user']);
  expect(some[0]?.cells.map((cell) => cell?.path)).toEqual([undefined, 'extra']);
  expect(names(other)).toEqual(['host', 'limit', 'port']);
  expect(same).toBe(1);
});

test('a group that only some have stands for everything inside it that the same ones have', () => {
  const { some } = compareOptions([
    facts({ auth: {}, 'auth.token': {}, 'auth.*.scope': {}, profiling: {}, 'profiling.limit': {} }),
    facts({ auth: {}, 'auth.token': {}, profiling: {} }),
    facts({ profiling: {} }),
  ]);
  expect(names(some)).toEqual(['auth', 'auth.*.scope', 'profiling.limit']);
});

test('one module alone has nothing that differs', () => {
  expect(compareOptions([facts({ a: {}, b: {} })])).toEqual({ some: [], other: [], same: 2 });
  expect(compareOptions([])).toEqual({ some: [], other: [], same: 0 });
});

test('capabilities come in one order, and those that nobody mentions are left out', () => {
  const domains = { name: 'Domains', mode: 'opt-in', options: ['domain'], note: [] } as const;
  const rows = compareCapabilities([facts({}, [domains]), facts({})], ['Data Profiling', 'Domains']);
  expect(rows).toEqual([{ name: 'Domains', cells: [domains, undefined] }]);
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

test('an address names modules or connectors, whose usual module is meant', () => {
  expect(read('?ids=dbt-cloud,databricks')).toEqual([['dbt-cloud', 'unity-catalog'], []]);
  expect(read('?ids=dbt,dbt')).toEqual([['dbt'], []]);
  expect(read('')).toEqual([[], []]);
});

test('unknown names are told apart, and a fifth connector is left out', () => {
  expect(read('?ids=mysqll,mysql,<b>')).toEqual([['mysql'], ['mysqll', '<b>']]);
  expect(read('?ids=dbt,mysql,hive,mssql,dbt-cloud')).toEqual([['dbt', 'mysql', 'hive', 'mssql'], []]);
});

test('an address is written with plugin names', () => {
  expect(formatIds(parseIds('?ids=databricks,mysql', known).chosen)).toBe('?ids=unity-catalog,mysql');
  expect(formatIds([])).toBe('');
});
