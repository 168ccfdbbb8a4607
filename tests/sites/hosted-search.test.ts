import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { hostedRecord } from '#model/hosted-record.ts';
import { searchExport } from '#output/search-export.ts';
import { hostedProvider } from '#search/hosted/hosted-provider.ts';
import type { HostedIndex } from '#search/hosted/service.ts';
import type { SearchOptions, SearchOutcome } from '#search/provider.ts';
import { credentials, startSearchService } from '../search-service.ts';
import { buildTinySite, removeFolders, tinyContent } from './build-tiny-site.ts';

const site = await buildTinySite(tinyContent('hosted-search'));
const { records, settings } = searchExport(site.model);
const service = await startSearchService(records);
const index: HostedIndex = {
  ...credentials,
  plugin: 'default',
  site: 'https://tiny.example.com/',
  versions: ['current', '0.10'],
  locales: ['en', 'fr'],
};
const host = { url: '127.0.0.1', port: service.port, protocol: 'http', accept: 'readWrite' } as const;
const ask = (query: string, options: Partial<SearchOptions> = {}, wanted: Partial<HostedIndex> = {}) =>
  hostedProvider({ ...index, ...wanted }, { hosts: [host] }).search(query, {
    facets: { locale: 'en', version: 'current' },
    limit: 6,
    signal: new AbortController().signal,
    ...options,
  });
const answerOf = (outcome: SearchOutcome) => {
  if (!('answer' in outcome)) throw new Error(outcome.failure);
  return outcome.answer;
};

vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => {
  service.behaviour = { status: 200, late: {} };
  service.asked.length = 0;
});
afterAll(async () => {
  removeFolders();
  await service.close();
});

test('the export contains every section of every language and version, in the documented shape', () => {
  expect(records.map((record) => hostedRecord.safeParse(record).error)).toEqual(records.map(() => undefined));
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  expect(new Set(records.map((record) => `${record.language} ${record.docusaurus_tag}`))).toEqual(
    new Set(['en docs-default-current', 'en docs-default-0.10', 'fr docs-default-current', 'fr docs-default-0.10']),
  );
  expect(records.find(({ anchor, language }) => anchor === 'in-bulk' && language === 'fr')).toMatchObject({
    url: 'https://tiny.example.com/fr/docs/next/tags#in-bulk',
    type: 'lvl3',
    hierarchy: { lvl1: 'Tags', lvl2: 'Create a tag', lvl3: 'In bulk' },
  });
  expect(searchExport(site.model)).toEqual({ records, settings });
  for (const facet of ['language', 'docusaurus_tag', 'kind', 'availability'])
    expect(settings.attributesForFaceting).toContain(facet);
});

test('documents allow the hosts of the service, and no local index is written', () => {
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/i.exec(site.read('index.html'))?.[1];
  expect(policy).toContain(
    "connect-src 'self' https://testapp-dsn.algolia.net https://testapp.algolia.net https://testapp-1.algolianet.com",
  );
  expect(site.read('_headers')).toContain("connect-src 'self' https://testapp-dsn.algolia.net");
  expect(site.files.filter((file) => /^(assets|latest)\/search\//.test(file))).toEqual([]);
});

test('a query is filtered by language and version, as in contextual search', async () => {
  await ask('tags');
  expect(service.asked).toHaveLength(1);
  expect(service.asked[0]).toMatchObject({
    indexName: 'tiny',
    query: 'tags',
    hitsPerPage: 6,
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });
});

test('hits become pages with their sections, as text without markup', async () => {
  const { pages, total, confident } = answerOf(await ask('create addTag'));
  expect({ total, confident }).toEqual({ total: 1, confident: true });
  expect(pages[0]).toMatchObject({ href: '/docs/next/tags', title: 'Tags', kind: 'guide', version: 'current' });
  expect(pages[0]?.sections.map(({ href }) => href)).toEqual([
    '/docs/next/tags#create-a-tag',
    '/docs/next/tags#in-bulk',
  ]);
  const [section] = pages[0]?.sections ?? [];
  expect(section).toMatchObject({ title: 'Create a tag', field: 'title', terms: ['Create', 'addTag'] });
  expect(section?.excerpt).toBe('Call addTag on the <entity> and wait.');
});

test('a different language and version lead to different pages', async () => {
  const facets = { locale: 'fr', version: '0.10' };
  const { pages, facets: offered } = answerOf(await ask('quickstart', { facets }));
  expect(pages.map(({ href }) => href)).toEqual(['/fr/docs/introduction']);
  expect(offered.version.values.map(({ value }) => value)).toEqual(['current', '0.10']);
  expect(answerOf(await ask('quickstart')).pages).toEqual([]);
});

test('a chosen facet narrows the results, and the counts of its other values ignore it', async () => {
  const facets = { locale: 'en', version: 'current', kind: 'tutorial' };
  const { pages, total, facets: offered } = answerOf(await ask('tags', { facets }));
  expect({ pages, total }).toEqual({ pages: [], total: 0 });
  expect(offered.kind).toEqual({ total: 3, values: [{ value: 'guide', count: 3 }] });
  expect(service.asked.map(({ hitsPerPage }) => hitsPerPage)).toEqual([6, 0]);
});

test('a result that matches few of the words is weak', async () => {
  expect(answerOf(await ask('tags kubernetes upgrade helm')).confident).toBe(false);
});

test('a pasted trace is cut to what the service accepts', async () => {
  expect(await ask(`tags ${'at com.example.Main '.repeat(100)}`)).toHaveProperty('answer');
  expect(service.asked[0]?.query).toHaveLength(512);
});

test('repeating a query sends no request', async () => {
  const provider = hostedProvider(index, { hosts: [host] });
  const options = { facets: { locale: 'en', version: 'current' }, limit: 6, signal: new AbortController().signal };
  const first = await provider.search('tags', options);
  expect(await provider.search('tags', options)).toEqual(first);
  expect(service.asked).toHaveLength(1);
});

test.each([
  ['a wrong key', {}, { searchKey: 'another' }, 'misconfigured'],
  ['an index that does not exist', {}, { indexName: 'another' }, 'misconfigured'],
  ['too many questions', { status: 429 }, {}, 'rate-limited'],
  ['a broken service', { status: 503 }, {}, 'unreachable'],
])('%s is reported as a failure', async (_, behaviour, wanted, failure) => {
  service.behaviour = { ...service.behaviour, ...behaviour };
  expect(await ask('tags', {}, wanted)).toEqual({ failure });
});

test('a missing service counts as unreachable', async () => {
  const nobody = { ...host, port: 9 };
  const provider = hostedProvider(index, { hosts: [nobody] });
  const signal = new AbortController().signal;
  const outcome = await provider.search('tags', { facets: { locale: 'en', version: 'current' }, limit: 6, signal });
  expect(outcome).toEqual({ failure: 'unreachable' });
});

test('an outdated query is aborted, and its late response is ignored', async () => {
  service.behaviour = { status: 200, late: { tag: 60_000 } };
  const outdated = new AbortController();
  const asked = ask('tag', { signal: outdated.signal });
  outdated.abort();
  await expect(asked).rejects.toThrow(outdated.signal.reason);
  service.behaviour = { status: 200, late: {} };
  expect(answerOf(await ask('tags')).query).toBe('tags');
});

test('hits that lead outside the site or have no address are left out', async () => {
  const foreign = await startSearchService(
    ['javascript:alert(1)', 'https://evil.example.com/docs/tags', 'https://tiny.example.com/docs/tags'].map((url) => ({
      ...(records[0] as (typeof records)[number]),
      url,
      url_without_anchor: url,
    })),
  );
  const provider = hostedProvider(index, { hosts: [{ ...host, port: foreign.port }] });
  const { language: locale = '', version = '' } = records[0] ?? {};
  const options = { facets: { locale, version }, limit: 6, signal: new AbortController().signal };
  const { pages } = answerOf(await provider.search('introduction', options));
  expect(pages.map(({ href }) => href)).toEqual(['/docs/tags']);
  await foreign.close();
});
