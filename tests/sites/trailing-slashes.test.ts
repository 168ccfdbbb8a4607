import { afterAll, describe, expect, test } from 'vitest';
import { addressesIn } from './addresses-in.ts';
import { buildTinySite, removeFolders, type TinySite, tinyContent } from './build-tiny-site.ts';

afterAll(removeFolders);

/** Addresses of pages of the site, without query and hash; home and what is a file, as Markdown twins and feeds are, is left out. */
function pageAddresses(site: TinySite): string[] {
  const documents = site.files.filter((file) => file.endsWith('.html'));
  const inside = documents
    .flatMap((file) => addressesIn(site.read(file)))
    .filter((address) => address.startsWith('/') && !address.startsWith('/assets/'))
    .map((address) => address.replace(/[?#].*/, ''));
  return [...new Set(inside)].filter((address) => address !== '/' && !/\.(md|atom|xml|webmanifest)$/.test(address));
}

const settings = [
  { name: 'trailing-slash-always', document: 'docs/tags/index.html', address: '/docs/tags/', end: /\/$/ },
  { name: 'trailing-slash-never', document: 'docs/tags.html', address: '/docs/tags', end: /[^/]$/ },
  { name: 'redirects', document: 'docs/tags/index.html', address: '/docs/tags', end: /[^/]$/ },
] as const;

describe.each(settings)('$name', async ({ name, document, address, end }) => {
  const site = await buildTinySite(tinyContent(name));

  test('documents are where the setting says', () => {
    expect(site.files).toContain(document);
    expect(site.files).toContain('docs/tags.fragment.json');
    expect(site.files).toContain('404.html');
  });

  test('every link to a page is written the same way', () => {
    const addresses = pageAddresses(site);
    expect(addresses).toContain(address);
    expect(addresses.filter((each) => !end.test(each))).toEqual([]);
  });

  test('canonical address, sitemap and redirects agree', () => {
    expect(site.read(document)).toContain(`<link rel="canonical" href="https://tiny.example.com${address}">`);
    expect(site.read('sitemap.xml')).toContain(`<loc>https://tiny.example.com${address}</loc>`);
    expect(site.read('_redirects')).toMatch(new RegExp(`^/docs/labels/? ${address}(#\\S+)? 301$`, 'm'));
    const setting = /^<!doctype html><html[^>]* data-trailing-slash="(.*?)"/.exec(site.read(document))?.[1];
    expect(setting).toBe(
      ({ 'trailing-slash-always': 'true', 'trailing-slash-never': 'false' } as Record<string, string>)[name],
    );
  });
});
