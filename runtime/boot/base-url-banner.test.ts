import { expect, test } from 'vitest';
import { suggestBaseUrl } from './base-url-banner.ts';

test.each([
  ['/', '/'],
  ['/catalog', '/catalog/'],
  ['/catalog/', '/catalog/'],
  ['/catalog/index.html', '/catalog/'],
  ['/a/b/', '/a/b/'],
])('the home page at %s suggests %s', (pathname, base) => {
  expect(suggestBaseUrl(pathname)).toBe(base);
});
