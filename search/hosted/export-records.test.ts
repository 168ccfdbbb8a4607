import { expect, test } from 'vitest';
import { hostedRecord } from '#model/hosted-record.ts';
import type { SearchRecord } from '../record.ts';
import { exportRecords, recordBytes } from './export-records.ts';

const record = (facts: Partial<SearchRecord>): SearchRecord => ({
  href: '/docs/tags',
  page: 'Tags',
  section: '',
  trail: ['Features', 'Enrichment'],
  text: 'Labels on datasets.',
  code: '',
  keywords: '',
  synonyms: '',
  kind: 'guide',
  version: 'current',
  weight: 1,
  ...facts,
});
const context = {
  site: 'https://docs.example.com',
  language: 'en',
  plugin: 'default',
  above: new Map([['/docs/tags#by-hand', ['Create']]]),
};

test('a page and its sections are records of the shape that DocSearch reads', () => {
  const [page, section] = exportRecords(
    [
      record({ keywords: 'label', synonyms: 'marker', availability: 'managed' }),
      record({ href: '/docs/tags#by-hand', section: 'By hand', code: 'addTag', text: '' }),
    ],
    context,
  );
  expect(page).toMatchObject({
    objectID: '/docs/tags',
    hierarchy: { lvl0: 'Features', lvl1: 'Tags', lvl2: null },
    type: 'lvl1',
    content: 'Labels on datasets.',
    anchor: null,
    url: 'https://docs.example.com/docs/tags',
    weight: { pageRank: 100, level: 100, position: 0 },
    tags: ['docs-default-current'],
    docusaurus_tag: 'docs-default-current',
    language: 'en',
    version: 'current',
    keywords: 'label, marker',
    availability: ['managed'],
  });
  expect(section).toMatchObject({
    hierarchy: { lvl1: 'Tags', lvl2: 'Create', lvl3: 'By hand', lvl4: null },
    type: 'lvl3',
    content: null,
    anchor: 'by-hand',
    url: 'https://docs.example.com/docs/tags#by-hand',
    url_without_anchor: 'https://docs.example.com/docs/tags',
    code: 'addTag',
    keywords: '',
    availability: ['managed', 'selfHosted'],
  });
});

test('pages without a version have the default tag', () => {
  expect(exportRecords([record({ version: '' })], context)[0]?.docusaurus_tag).toBe('default');
});

test('a long section becomes several records, none too large and none without its heading', () => {
  const text = Array.from({ length: 3000 }, (_, number) => `Wort${number} mit Ümläuten "und" mehr.`).join(' ');
  const code = 'key '.repeat(5000);
  const records = exportRecords([record({ text, code, keywords: 'word, '.repeat(900) })], context);
  expect(records.length).toBeGreaterThan(5);
  expect(records.every((each) => hostedRecord.safeParse(each).success)).toBe(true);
  expect(
    records.map((each) => new TextEncoder().encode(JSON.stringify(each)).length).filter((bytes) => bytes > recordBytes),
  ).toEqual([]);
  const joined = (parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  expect(joined(records.map(({ content }) => content))).toBe(text);
  expect(joined(records.map((each) => each.code))).toBe(code.trim());
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
  expect(records[1]).toMatchObject({ objectID: '/docs/tags~2', type: 'content', hierarchy: { lvl1: 'Tags' } });
});

test('release notes rank below the page about the thing', () => {
  const [guide, notes] = exportRecords([record({}), record({ kind: 'release-notes' })], context);
  expect(notes?.weight.pageRank).toBeLessThan(guide?.weight.pageRank ?? 0);
});
