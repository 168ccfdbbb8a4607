import { describe, expect, test } from 'vitest';
import { outputShares, sizesBelow } from '#scripts/bench/output-size.ts';
import { built, documents } from './built-site.ts';

const shares = new Map(outputShares(sizesBelow(built)).map((share) => [share.kind, share]));
const bytesOf = (kind: string) => shares.get(kind)?.bytes ?? 0;
const filesOf = (kind: string) => shares.get(kind)?.files ?? 0;

/** Most kilobytes for each page, on average. The references of Helm values and environment variables have long pages. */
const PER_PAGE = {
  Documents: 101,
  Fragments: 58,
  'Markdown twins': 27,
  'Link previews': 9,
};

test.each(Object.entries(PER_PAGE))('%s take at most %d kB for each page', (kind, kilobytes) => {
  expect(bytesOf(kind)).toBeGreaterThan(0);
  expect(bytesOf(kind) / documents.length / 1000).toBeLessThanOrEqual(kilobytes);
});

test('a page has one document, one fragment, one picture, and rarely a second address for its Markdown twin', () => {
  expect(filesOf('Fragments')).toBeLessThanOrEqual(documents.length);
  expect(filesOf('Link previews')).toBeLessThanOrEqual(documents.length);
  expect(filesOf('Markdown twins')).toBeLessThanOrEqual(documents.length * 1.05);
});

/** Most files and most megabytes of each kind. */
const BOUNDS = {
  Documents: [400, 39],
  Fragments: [400, 22.5],
  'Markdown twins': [415, 10.4],
  'Lists and full text for assistants': [40, 19.5],
  'Link previews': [400, 3.6],
  'Search index': [1200, 6.9],
  // The workbench's catalog and schema, and what deployment files are checked against, are 0.9 MB.
  'Data for tools': [160, 4.6],
  'Published data and schemas': [115, 17.5],
  'Scripts, styles, fonts, and icons': [110, 2.7],
  'Feeds, sitemap, and settings for hosts': [20, 0.4],
  All: [3100, 126],
} satisfies Record<string, [files: number, megabytes: number]>;

// `npm run bench` runs these tests on content that it multiplies.
const isMultiplied = documents.length > 1000;

describe.skipIf(isMultiplied)('the whole output', () => {
  test('every kind of file has a limit', () => {
    expect([...shares.keys()]).toEqual(Object.keys(BOUNDS));
  });

  test.each(Object.entries(BOUNDS))('%s: files and megabytes', (kind, [files, megabytes]) => {
    expect(filesOf(kind)).toBeLessThanOrEqual(files);
    expect(bytesOf(kind) / 1e6).toBeLessThanOrEqual(megabytes);
  });
});
