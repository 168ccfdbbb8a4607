import { afterAll, expect, test } from 'vitest';
import { addressesIn } from './addresses-in.ts';
import { buildTinySite, removeFolders, tinyContent } from './build-tiny-site.ts';

const site = await buildTinySite(tinyContent('base-path'));
afterAll(removeFolders);

const documents = site.files.filter((file) => file.endsWith('.html'));

test.each(documents)('every address in %s is below the base or on another site', (file) => {
  const inside = addressesIn(site.read(file)).filter((address) => !/^(https?:|data:|#)/.test(address));
  expect(inside.filter((address) => !address.startsWith('/catalog/'))).toEqual([]);
  expect(inside.length).toBeGreaterThan(0);
});

test.each(documents)('every file that %s loads exists', (file) => {
  const loaded = addressesIn(site.read(file)).filter((address) => address.startsWith('/catalog/assets/'));
  expect(loaded.filter((address) => !site.files.includes(address.slice('/catalog/'.length)))).toEqual([]);
});

test('addresses in fragments are below the base', () => {
  const fragment = JSON.parse(site.read('docs/introduction.fragment.json')) as Record<string, unknown>;
  expect(fragment).toMatchObject({
    canonical: 'https://tiny.example.com/catalog/docs/introduction',
    alternates: { en: '/catalog/docs/introduction' },
    sidebar: { src: expect.stringMatching(/^\/catalog\/assets\/sidebar\/main-/) },
  });
  const inside = addressesIn(String(fragment.main)).filter((address) => address.startsWith('/'));
  expect(inside.filter((address) => !address.startsWith('/catalog/'))).toEqual([]);
});

test('sitemap, robots, headers, and redirects are below the base', () => {
  const places = [...site.read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(places.filter((address) => !address?.startsWith('https://tiny.example.com/catalog/'))).toEqual([]);
  expect(site.read('robots.txt')).toContain('Sitemap: https://tiny.example.com/catalog/sitemap.xml');
  expect(site.read('_headers')).toMatch(/^\/catalog\/\*$/m);
  expect(site.read('_headers')).toMatch(/^\/catalog\/assets\/\*$/m);
  expect(site.read('_redirects')).toBe('/catalog/docs/labels /catalog/docs/tags#create-a-tag 301\n');
});

test('the pages that search and the not-found page suggest are below the base', () => {
  const [list] = site.files.filter((file) => file.startsWith('latest/pages/'));
  const pages = JSON.parse(site.read(list ?? '')) as { href: string }[];
  expect(pages.filter(({ href }) => !href.startsWith('/catalog/'))).toEqual([]);
  expect(site.read('404.html')).toContain('data-base="/catalog/"');
});
