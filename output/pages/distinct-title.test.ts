import { expect, test } from 'vitest';
import { distinctTitle } from './distinct-title.ts';

const titled = (...titles: string[]) => titles.map((title) => ({ title })) as never;
const under = (label: string) => ({ trail: [{ label: 'Ingest Metadata' }, { label }] });

test('a title that only one page has stays as it is', () => {
  expect(distinctTitle({ pages: titled('File', 'Hive'), screens: titled() }, { title: 'File' }, under('Sources'))).toBe(
    'File',
  );
});

test('pages with the same title are distinguished by their parents', () => {
  const site = { pages: titled('File', 'File'), screens: titled('Search') };
  expect(distinctTitle(site, { title: 'File' }, under('Sources'))).toBe('File (Sources)');
  expect(distinctTitle(site, { title: 'File' }, under('Sinks'))).toBe('File (Sinks)');
});

test("a page that shares a screen's title gets a distinct title, and a page outside the navigation keeps its title", () => {
  const site = { pages: titled('Search'), screens: titled('Search') };
  expect(distinctTitle(site, { title: 'Search' }, under('Feature Guides'))).toBe('Search (Feature Guides)');
  expect(distinctTitle(site, { title: 'Search' }, undefined)).toBe('Search');
});
