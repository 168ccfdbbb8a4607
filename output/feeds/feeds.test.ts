import { expect, test } from 'vitest';
import { english } from '#model/strings.ts';
import type { SiteModel } from '#subjects/site-model.ts';
import { atomFeed } from './atom.ts';
import { changeEntries } from './change-entries.ts';
import { releaseEntries } from './release-entries.ts';

const config = { title: 'DataHub', url: 'https://docs.example.com', trailingSlash: null } as SiteModel['config'];
const upgrade = { step: 'server', concerns: 'recipes' } as const;
const upgrades = {
  describes: '0.2.0',
  steps: [],
  components: [],
  entries: [
    { releases: [{ version: '0.3.0' }], notes: [], changes: [] },
    { releases: [{ version: '0.2.0', date: '2023-02-01' }], notes: [], changes: [] },
    {
      releases: [
        { version: '0.1.0', date: '2023-01-01' },
        { version: '0.1.1', date: '2023-01-09' },
      ],
      anchor: '01',
      notes: [['Take ', { code: '0.1.1' }, '.']],
      changes: [{ ...upgrade, kind: 'breaking', subject: ['Hive'], text: ['Names & cases.'], action: [] }],
    },
  ],
} as SiteModel['facts']['upgrades'];
const locale = { base: '/', strings: english };

test('releases with a date are entries, newest first, with IDs that never change', () => {
  const entries = releaseEntries({ config, facts: { upgrades } }, locale);
  expect(entries.map(({ title, updated }) => `${title} ${updated}`)).toEqual([
    'DataHub 0.2.0 2023-02-01T00:00:00Z',
    'DataHub 0.1.1 2023-01-09T00:00:00Z',
    'DataHub 0.1.0 2023-01-01T00:00:00Z',
  ]);
  expect(entries[1]).toMatchObject({
    id: 'tag:docs.example.com,2023-01-09:release/0.1.1',
    href: 'https://docs.example.com/docs/how/updating-datahub#01',
    summary: 'Take 0.1.1.\nHive: Names & cases.',
  });
  expect(entries[0]?.summary).toBe('No breaking changes, downtime, or deprecations are noted for 0.2.0.');
});

const page = (path: string, time: number | undefined, fallbackFrom?: string) =>
  ({
    path,
    title: path,
    description: 'About it',
    ...(time !== undefined && { lastUpdate: { author: 'A. Writer', time } }),
    ...(fallbackFrom && { fallbackFrom }),
  }) as SiteModel['locales'][number]['pages'][number];

test('changed pages are entries in the order of their changes, and untranslated or undated pages are left out', () => {
  const pages = [page('/b', 5), page('/a', 5), page('/new', 9), page('/none', undefined), page('/other', 8, 'en')];
  expect(changeEntries({ config }, { base: '/', pages }).map(({ id, updated }) => `${id} ${updated}`)).toEqual([
    'https://docs.example.com/new 1970-01-01T00:00:09Z',
    'https://docs.example.com/a 1970-01-01T00:00:05Z',
    'https://docs.example.com/b 1970-01-01T00:00:05Z',
  ]);
  const many = Array.from({ length: 80 }, (_, index) => page(`/${index}`, index));
  expect(changeEntries({ config }, { base: '/', pages: many })).toHaveLength(50);
});

test('a feed is as new as its newest entry and escapes what XML would misread', () => {
  const feed = atomFeed(
    { title: 'A & B', subtitle: '', self: 'https://e.com/a.atom', home: 'https://e.com/', language: 'en', author: 'C' },
    releaseEntries({ config, facts: { upgrades } }, locale),
  );
  expect(feed).toContain('<title>A &amp; B</title>');
  expect(feed).toContain('Names &amp; cases.');
  expect(feed.indexOf('<updated>2023-02-01T00:00:00Z</updated>')).toBeLessThan(feed.indexOf('<entry>'));
});
