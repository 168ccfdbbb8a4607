import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cleanHref, pageHref, pagePath } from './page-address.ts';

function onSite(base: string, trailingSlash: string) {
  vi.stubGlobal('location', { origin: 'https://docs.example.com' });
  vi.stubGlobal('document', { documentElement: { dataset: { base, trailingSlash } } });
}
beforeEach(() => onSite('/', 'null'));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['https://docs.example.com/docs/tags', '/docs/tags'],
  ['https://docs.example.com/docs/tags/?x#y', '/docs/tags'],
  ['https://docs.example.com/', '/'],
  ['https://docs.example.com/files/a.pdf', undefined],
  ['https://docs.example.com/docs/tags.html', undefined],
  ['https://example.org/docs/tags', undefined],
])('the page of %s is %s', (address, path) => {
  expect(pagePath(new URL(address))).toBe(path);
});

test('addresses outside the base of this language are not pages of this document', () => {
  onSite('/catalog/fr/', 'true');
  expect(pagePath(new URL('https://docs.example.com/catalog/docs/tags/'))).toBeUndefined();
  expect(pagePath(new URL('https://docs.example.com/catalog/fr/docs/tags/'))).toBe('/docs/tags');
  expect(pagePath(new URL('https://docs.example.com/catalog/fr'))).toBe('/');
  expect(pageHref('/docs/tags')).toBe('/catalog/fr/docs/tags/');
});

test.each([
  ['/docs/tags.html?x=1#y', '/docs/tags?x=1#y'],
  ['/docs/tags/index.html', '/docs/tags'],
  ['/index.html', '/'],
  ['/docs/tags', undefined],
  ['/docs/htmltags', undefined],
])('%s is written %s', (address, clean) => {
  expect(cleanHref(new URL(address, 'https://docs.example.com'))).toBe(clean);
});
