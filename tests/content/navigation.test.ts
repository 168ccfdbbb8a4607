import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type NavigationEntry, navigationFile } from '#model/navigation.ts';
import { addressLedger } from '#model/redirects.ts';
import { screensFile } from '#model/screens.ts';

const read = (file: string): unknown => parse(readFileSync(`content/${file}`, 'utf8'));
const entries = flatten(navigationFile.parse(read('navigation.yaml')).overviewSidebar ?? []);

/** Entries with all below them, in the order of the sidebar. */
function flatten(list: readonly NavigationEntry[]): NavigationEntry[] {
  return list.flatMap((entry) => [
    entry,
    ...(typeof entry === 'object' && 'category' in entry ? flatten(entry.items) : []),
  ]);
}

const isCategory = (entry: NavigationEntry) => typeof entry === 'object' && 'category' in entry;
const docOf = (entry: NavigationEntry) => (typeof entry === 'string' ? entry : 'doc' in entry ? entry.doc : undefined);

// Counted in the sidebar that readers know, of April 2023, plus the two pages for people who evaluate DataHub (Why DataHub; license, security, and support) and the deployment
// reference: 8 pages of Helm values, 11 of environment variables with their overview, the Compose files, and 6 guides; the page about the sample catalog; and 3 pages of endpoints.
test('the sidebar still has every entry that it ever had', () => {
  const categories = entries.filter(isCategory);
  expect({
    pages: entries.filter((entry) => !isCategory(entry) && docOf(entry) !== undefined).length,
    categories: categories.length,
    categoriesWithPage: categories.filter((entry) => docOf(entry) !== undefined).length,
    outsideLinks: entries.filter((entry) => typeof entry === 'object' && 'href' in entry).length,
    differentPages: new Set(entries.flatMap((entry) => docOf(entry) ?? [])).size,
  }).toEqual({ pages: 330, categories: 62, categoriesWithPage: 4, outsideLinks: 1, differentPages: 329 });
});

test('31 pages are outside the sidebar: 30 from the earlier site, and the page about data files', () => {
  const { addresses } = addressLedger.parse(read('addresses.json'));
  const screens = new Set(screensFile.parse(read('screens.yaml')).map(({ path }) => path));
  const inSidebar = new Set(entries.map((entry) => `/${docOf(entry)}`));
  const outside = Object.entries(addresses).filter(
    ([path, { status }]) => status !== 'gone' && !screens.has(path) && !inSidebar.has(path),
  );
  expect(outside.length).toBe(31);
});
