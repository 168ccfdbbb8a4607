import { expect, test } from 'vitest';
import type { Block } from '#model/blocks.ts';
import type { Page, Section } from '#model/page.ts';
import type { OptionRow } from '#subjects/connectors/blocks/block-types.ts';
import type { PublishedData } from '#subjects/data-files/data.ts';
import type { EnvironmentData } from '#subjects/environment/data.ts';
import type { ErrorData } from '#subjects/errors/data.ts';

type SiteData = Pick<PublishedData, 'cliCommands'> & Pick<EnvironmentData, 'environments'> & Pick<ErrorData, 'errors'>;

import { knownItems } from './known-items.ts';

function section(anchor: string, title: string, code: string[] = [], text = ''): Section {
  return { anchor, title, trail: [], text, code };
}

function page(path: string, kind: Page['kind'], sections: Section[], blocks: Block[] = []): Page {
  const anchors = sections.map(({ anchor }) => anchor);
  const content = () => ({ parts: blocks.map((block) => ({ block })), sections });
  return { path, kind, anchors, links: [], content } as unknown as Page;
}

function option(path: string, anchor: string, children: OptionRow[] = []): OptionRow {
  return { path, name: path, anchor, children } as unknown as OptionRow;
}

const nothing: SiteData = { cliCommands: [], environments: [], errors: [] } as unknown as SiteData;

function find(pages: Page[], query: string, data: Partial<SiteData> = {}) {
  return knownItems(pages, { ...nothing, ...data }).cases.find((each) => each.query === query);
}

const options = (anchor: string): Block =>
  ({ type: 'option-reference', options: [option('env', `${anchor}config.env`)], types: [] }) as unknown as Block;

test('an option of several pages is one query, answered by each of its rows', () => {
  const pages = [page('/mysql', 'connector', [], [options('')]), page('/dbt', 'connector', [], [options('dbt.')])];
  expect(find(pages, 'env')).toEqual({
    query: 'env',
    kind: 'option',
    pages: new Map([
      ['/mysql', 3],
      ['/dbt', 3],
    ]),
    sections: new Set(['/mysql#config.env', '/dbt#dbt.config.env']),
  });
});

test('options inside options are queries too, without the asterisk of a key', () => {
  const block = {
    type: 'option-reference',
    options: [option('rules', 'config.rules', [option('rules.*.name', 'config.rules.*.name')])],
    types: [],
  } as unknown as Block;
  expect(find([page('/mysql', 'connector', [], [block])], 'rules.name')?.sections).toEqual(
    new Set(['/mysql#config.rules.*.name']),
  );
});

test('names that differ only in case are one query, and a page with such a title also answers it', () => {
  const graphql = page(
    '/objects',
    'graphql',
    [],
    [{ type: 'graphql-type', name: 'Tag', fields: [] } as unknown as Block],
  );
  const entity = page(
    '/entities/tag',
    'entity',
    [],
    [{ type: 'urn-format', format: 'urn:li:tag:{name}' } as unknown as Block],
  );
  const guide = page('/tags', 'guide', [section('', 'Tags')]);
  expect([...(find([graphql, entity, guide], 'Tag')?.pages.keys() ?? [])]).toEqual([
    '/objects',
    '/entities/tag',
    '/tags',
  ]);
});

test('a variable leads to where it appears alone as code, and otherwise to where the text mentions it', () => {
  const environments = [{ value: { variables: [{ name: 'GMS_HOST' }, { name: 'GMS_PORT' }, { name: 'GMS_SSL' }] } }];
  const data = { environments } as unknown as Partial<SiteData>;
  const pages = [
    page('/table', 'guide', [section('list', 'Variables', ['GMS_HOST'])]),
    page('/story', 'guide', [section('told', 'Story', ['export GMS_HOST=here'], 'Set GMS_PORT too.')]),
  ];
  expect(find(pages, 'GMS_HOST', data)?.sections).toEqual(new Set(['/table#list']));
  expect(find(pages, 'GMS_PORT', data)?.sections).toEqual(new Set(['/story#told']));
  expect(knownItems(pages, { ...nothing, ...data }).undocumented).toEqual([
    { kind: 'environment variable', name: 'GMS_SSL' },
  ]);
});

test('a command leads to its section, and a flag leads to the section that describes both', () => {
  const flag = { names: ['-f', '--force'], hidden: false };
  const nuke = { command: 'datahub docker nuke', hidden: false, flags: [], subcommands: [] };
  const command = { command: 'datahub docker', hidden: false, flags: [flag], subcommands: [nuke] };
  const data = { cliCommands: [{ value: command }] } as unknown as Partial<SiteData>;
  const cli = page('/cli', 'guide', [section('docker', 'docker', ['--force']), section('docker-nuke', 'docker nuke')]);
  const other = page('/other', 'guide', [section('x', 'Deleting', ['--force', 'datahub delete --force'])]);
  expect(find([cli, other], 'datahub docker nuke', data)?.sections).toEqual(new Set(['/cli#docker-nuke']));
  expect(find([cli, other], 'datahub docker --force', data)?.sections).toEqual(new Set(['/cli#docker']));
});

test('a message leads to the page that explains its entry', () => {
  const entry = {
    id: 'lost',
    page: '/guide',
    pages: ['/shown', '/listed'],
    messages: [{ text: 'It is lost' }, { pattern: 'x+' }],
  };
  const data = { errors: [{ value: entry }] } as unknown as Partial<SiteData>;
  const shows = (path: string) => page(path, 'guide', [section('error-lost', 'Lost')]);
  const pages = [page('/guide', 'guide', []), shows('/shown'), shows('/listed')];
  expect(find(pages, 'It is lost', data)).toMatchObject({
    kind: 'error message',
    pages: new Map([['/shown', 3]]),
    sections: new Set(['/shown#error-lost']),
  });
});

test("a title can be a different spelling of the name, but a field isn't a type with the same letters", () => {
  const block = { type: 'graphql-type', name: 'ChartQueryType', fields: [] } as unknown as Block;
  const objects = page('/objects', 'graphql', [section('chartquery.type', 'ChartQuery.type')]);
  const guide = page('/guide', 'guide', [section('types', 'Chart query types')]);
  const enums = page('/enums', 'graphql', [section('chartquerytype', 'ChartQueryType')], [block]);
  expect([...(find([objects, guide, enums], 'ChartQueryType')?.pages.keys() ?? [])].sort()).toEqual([
    '/enums',
    '/guide',
  ]);
});
