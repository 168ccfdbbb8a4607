import { expect, test } from 'vitest';
import {
  documentFile,
  folderTwinFile,
  fragmentFile,
  normalizePath,
  splitHash,
  toHref,
  toPath,
  twinFile,
} from './address.ts';

test.each([
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/tags', '/docs/tags'],
  ['/docs/tags/', '/docs/tags'],
  ['/docs/tags/index', '/docs/tags'],
  ['/docs/tags/index.html', '/docs/tags'],
  ['/docs/tags.html', '/docs/tags'],
  ['/docs/index-of-tags', '/docs/index-of-tags'],
])('the path of %s is %s', (address, path) => {
  expect(normalizePath(address)).toBe(path);
});

test.each<[path: string, base: string, trailingSlash: boolean | null, href: string]>([
  ['/docs/tags', '/', null, '/docs/tags'],
  ['/docs/tags', '/', false, '/docs/tags'],
  ['/docs/tags', '/', true, '/docs/tags/'],
  ['/docs/tags?q=a#b', '/catalog/', true, '/catalog/docs/tags/?q=a#b'],
  ['/', '/catalog/', true, '/catalog/'],
  ['/#start', '/', null, '/#start'],
])('the address of %s below %s (trailing slash: %s) is %s', (path, base, trailingSlash, href) => {
  expect(toHref(path, { base, trailingSlash })).toBe(href);
});

test('an address below the base has a path, and any other address has none', () => {
  const style = { base: '/catalog/', trailingSlash: null };
  expect(toPath('/catalog/docs/tags/', style)).toBe('/docs/tags');
  expect(toPath('/catalog', style)).toBe('/');
  expect(toPath('/docs/tags', style)).toBeUndefined();
});

test('documents and fragments have separate files', () => {
  expect(documentFile('/docs/tags', null)).toBe('docs/tags/index.html');
  expect(documentFile('/docs/tags', false)).toBe('docs/tags.html');
  expect(documentFile('/', false)).toBe('index.html');
  expect(fragmentFile('/docs/tags')).toBe('docs/tags.fragment.json');
  expect(fragmentFile('/')).toBe('index.fragment.json');
});

test('a link is split at its hash', () => {
  expect(splitHash('/docs/tags#create')).toEqual({ path: '/docs/tags', hash: '#create' });
  expect(splitHash('/docs/tags')).toEqual({ path: '/docs/tags', hash: '' });
});

test("a twin is stored next to its page, or in the page's folder if it has one", () => {
  expect(['/', '/docs/tags', '/docs/tags/'].map(twinFile)).toEqual(['index.md', 'docs/tags.md', 'docs/tags.md']);
  expect(['/', '/docs/tags'].map(folderTwinFile)).toEqual(['index.md', 'docs/tags/index.md']);
});
