import { describe, expect, test } from 'vitest';
import { buildSearchFiles } from './build/build-search-files.ts';
import { SearchEngine } from './engine.ts';
import type { SearchRecord } from './record.ts';

const page = (
  path: string,
  title: string,
  facts: Partial<SearchRecord>,
  ...sections: [string, string, string?][]
): SearchRecord[] => {
  const shared = { page: title, trail: [], kind: 'guide' as const, version: 'current', weight: 1, ...facts };
  const bare = { ...shared, keywords: '', synonyms: '' };
  return [
    {
      ...shared,
      href: path,
      section: '',
      text: facts.text ?? '',
      code: '',
      keywords: facts.keywords ?? '',
      synonyms: facts.synonyms ?? '',
    },
    ...sections.map(([section, text, code = '']) => {
      return { ...bare, href: `${path}#${section.toLowerCase().replaceAll(' ', '-')}`, section, text, code };
    }),
  ];
};

const records = [
  ...page(
    '/docs/lineage',
    'Lineage',
    { text: 'Where data comes from.', synonyms: 'lineage, bloodline, data provenance' },
    ['Edit it', 'Draw an edge by hand.'],
  ),
  ...page('/docs/tags', 'Tags', { text: 'Labels on datasets.' }, [
    'Create a tag',
    'Call addTag or use the form.',
    'addTag',
  ]),
  ...page(
    '/docs/mutations',
    'Mutations',
    { kind: 'graphql', text: '' },
    ['addTag', 'Adds one.', 'addTag'],
    ['addTags', 'Adds several.', 'addTags'],
  ),
  ...page('/docs/tableau', 'Tableau', { kind: 'connector', availability: 'all', text: 'Reads workbooks.' }, [
    'platform_instance_map',
    'Names of instances.',
    'platform_instance_map',
  ]),
  ...page('/docs/releases', 'Releases', { kind: 'release-notes', text: 'Lineage is faster. Lineage lineage tags.' }),
  ...page('/docs/tokens', 'Personal Access Tokens', { keywords: 'api key, bearer' }, [
    'Troubleshooting',
    'The token is refused with <b>401</b>.',
    'Unauthorized',
  ]),
];

let names = 0;
const { start, parts } = buildSearchFiles(records, () => String(names++).padStart(6, '0'));
const open = (fetch = async (file: string) => parts.get(file) ?? '') => new SearchEngine(start, fetch);
const engine = open();
const first = async (query: string) => (await engine.search(query)).pages[0]?.sections[0]?.href;

describe('the best answer', () => {
  test.each([
    ['lineage', '/docs/lineage'],
    ['linaege', '/docs/lineage'],
    ['lin', '/docs/lineage'],
    ['l', '/docs/lineage'],
    ['bloodline', '/docs/lineage'],
    ['addTag', '/docs/mutations#addtag'],
    ['addTags', '/docs/mutations#addtags'],
    ['how do I create tags', '/docs/tags#create-a-tag'],
    ['access tokens', '/docs/tokens'],
    ['api key', '/docs/tokens'],
    ['token 401 unauthorized', '/docs/tokens#troubleshooting'],
    ['tableau platform instance', '/docs/tableau#platform_instance_map'],
  ])('to %s is %s', async (query, href) => {
    expect(await first(query)).toBe(href);
  });

  test.each([
    'platform_instance_map',
    'platform-instance-map',
    'PlatformInstanceMap',
    'platform instance map',
    'platforminstancemap',
  ])('doesn’t depend on how %s is spelled', async (query) => {
    expect(await first(query)).toBe('/docs/tableau#platform_instance_map');
  });
});

test('a hit says what page, kind, availability, field, and words it is about', async () => {
  const { pages } = await engine.search('platform_instance_map');
  expect(pages[0]).toMatchObject({ title: 'Tableau', kind: 'connector', availability: 'all', version: 'current' });
  expect(pages[0]?.sections[0]).toMatchObject({ title: 'platform_instance_map', field: 'title', excerpt: '' });
  expect(pages[0]?.sections[0]?.terms).toContain('instance');
});

test('release notes stay below the page about the thing', async () => {
  const { pages } = await engine.search('lineage');
  expect(pages.map(({ href }) => href)).toEqual(['/docs/lineage', '/docs/releases']);
});

test('a typo is corrected, and the response says so', async () => {
  expect(await engine.search('linaege')).toMatchObject({ suggestion: 'lineage', confident: true });
  expect(await engine.search('lineage')).not.toHaveProperty('suggestion');
});

test('a result that lacks the query’s topic is weak', async () => {
  expect((await engine.search('migrate openmetadata tags')).confident).toBe(false);
  expect((await engine.search('structuredTags')).confident).toBe(false);
});

test('a response lists the filters that can narrow it, and each filter works', async () => {
  const all = await engine.search('tag');
  expect(all.total).toBe(all.pages.length);
  const { values } = all.facets.kind;
  for (const { value, count } of values) {
    const narrowed = await engine.search('tag', { kind: value });
    expect(narrowed.total).toBe(count);
    expect(new Set(narrowed.pages.map(({ kind }) => kind))).toEqual(new Set([value]));
    expect(narrowed.facets.kind).toEqual(all.facets.kind);
  }
});

test('a query without results gets alternatives that have some, but not if only a filter hides the results', async () => {
  const { total, alternatives } = await engine.search('prsnlaccstkns');
  expect(total).toBe(0);
  expect(alternatives).not.toEqual([]);
  for (const alternative of alternatives) expect((await engine.search(alternative)).total).toBeGreaterThan(0);
  expect((await engine.search('lineage', { kind: 'sdk' })).total).toBe(0);
  expect((await engine.search('lineage', { kind: 'sdk' })).alternatives).toEqual([]);
});

test('nothing is found for words that occur nowhere or for an empty query', async () => {
  expect((await engine.search('zzqqxx')).pages).toEqual([]);
  expect((await engine.search('  ')).pages).toEqual([]);
});

test('excerpts are text around the words, whatever it contains', async () => {
  const answer = await engine.withExcerpts(await engine.search('token 401', {}, 1));
  expect(answer.pages[0]?.sections[0]?.excerpt).toBe('The token is refused with <b>401</b>.');
});

test('a missing part of the index fails only the queries that need it, and only until it is available', async () => {
  let isThere = false;
  const shaky = open((file) =>
    isThere || !file.startsWith('terms')
      ? Promise.resolve(parts.get(file) ?? '')
      : Promise.reject(new Error('offline')),
  );
  await expect(shaky.search('workbooks')).rejects.toThrow('offline');
  expect((await shaky.search('ta')).pages).not.toEqual([]);
  isThere = true;
  expect((await shaky.search('workbooks')).pages).not.toEqual([]);
});

test('common words need no shard', async () => {
  const asked: string[] = [];
  const watched = open(async (file) => {
    asked.push(file);
    return parts.get(file) ?? '';
  });
  expect((await watched.search('lineage ')).pages).not.toEqual([]);
  expect(asked.map((file) => file.split('-')[0])).toEqual(['rest']);
});

describe('before the rest of the index is there', () => {
  const never = () => new Promise<string>(() => {});

  test('titles and keywords return results, and the response says that it is partial', () => {
    const answer = open(never).preview('lineage', {}, 6);
    expect(answer).toMatchObject({ query: 'lineage', isPartial: true });
    expect(answer?.pages[0]?.href).toBe('/docs/lineage');
    expect(open(never).preview('api key', {}, 6)?.pages[0]?.href).toBe('/docs/tokens');
    expect(open(never).preview('lin', {}, 6)?.pages[0]?.href).toBe('/docs/lineage');
  });

  test.each(['addTag', 'platform_instance_map', 'workbooks', 'linaege', 'zzqqxx', ''])(
    'nothing answers "%s"',
    (query) => {
      expect(open(never).preview(query, {}, 6)).toBeUndefined();
    },
  );

  test('only the names that a query is about are analyzed, and the results are those of all names', async () => {
    const torn = open(async (file) => (parts.get(file) ?? '').slice(0, -1));
    await expect(torn.complete()).rejects.toThrow(SyntaxError);
    for (const query of ['lineage', 'lin', 'l', 'api key', 'bloodline', 'edit', 'create a tag', 'tags', 'tableau']) {
      const whole = torn.preview(query, {}, 6);
      expect(whole, query).toBeDefined();
      expect(open(never).preview(query, {}, 6), query).toEqual(whole);
    }
  });

  test('if the rest is cut off, queries fail only until it is complete', async () => {
    let isWhole = false;
    const torn = open(async (file) => {
      const text = parts.get(file) ?? '';
      return isWhole ? text : text.slice(0, -1);
    });
    await expect(torn.complete()).rejects.toThrow(SyntaxError);
    expect(torn.preview('lineage', {}, 6)).toBeDefined();
    isWhole = true;
    await torn.complete();
    expect(torn.preview('lineage', {}, 6)).toBeUndefined();
    expect((await torn.search('platform_instance_map')).pages[0]?.href).toBe('/docs/tableau');
  });
});

test('missing texts leave excerpts empty', async () => {
  const withoutTexts = open((file) =>
    file.startsWith('text') ? Promise.reject(new Error('offline')) : Promise.resolve(parts.get(file) ?? ''),
  );
  const answer = await withoutTexts.withExcerpts(await withoutTexts.search('lineage', {}, 3));
  expect(answer.pages[0]?.sections[0]?.excerpt).toBe('');
});

test('the same records make the same files', () => {
  const hash = (text: string) => `${text.length}`.padStart(6, '0');
  expect(buildSearchFiles(records, hash)).toEqual(buildSearchFiles(records, hash));
});
