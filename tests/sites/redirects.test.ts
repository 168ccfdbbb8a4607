import { afterAll, expect, test } from 'vitest';
import { buildTinySite, removeFolders, tinyContent } from './build-tiny-site.ts';

const site = await buildTinySite(tinyContent('redirects'));
afterAll(removeFolders);

test('hosts that support a redirects file respond with 301', () => {
  expect(site.read('_redirects')).toBe(
    '/docs/labels /docs/tags#create-a-tag 301\n/docs/start /docs/introduction 301\n',
  );
});

test('on other hosts, a small document without scripts redirects and stays out of search engines', () => {
  const html = site.read('docs/labels/index.html');
  expect(html).toContain('http-equiv="refresh" content="0; url=/docs/tags#create-a-tag"');
  expect(html).toContain('<a href="/docs/tags#create-a-tag">');
  expect(html).toContain('name="robots" content="noindex"');
  expect(html).not.toContain('<script');
});

test('old addresses are in neither sitemap nor search', () => {
  expect(site.read('sitemap.xml')).not.toContain('/docs/labels');
  const [index] = site.files.filter((file) => /^latest\/search\/.*\.json$/.test(file));
  expect(site.read(index ?? '')).toContain('/docs/tags');
  expect(site.read(index ?? '')).not.toContain('/docs/labels');
});
