import { expect, test } from 'vitest';
import { isPagePath, linkTarget } from './site-address.ts';

test.each(['/', '/docs/tags', '/docs/tags/', '/docs/Größe', '/docs/v0.10~1', '/docs/.hidden', '/a:b'])(
  '%s is the path of a page',
  (path) => {
    expect(isPagePath(path)).toBe(true);
  },
);

test.each([
  '',
  'docs',
  '//evil.example',
  '/\\evil.example',
  '/%5Cevil.example',
  '/%2Fevil.example',
  '/%2f/evil.example',
  '/docs//tags',
  '/./docs',
  '/docs/..',
  '/docs/../../etc/passwd',
  '/%2e%2e/etc/passwd',
  '/docs/%zz',
  '/docs/a%20b',
  '/docs/%',
  '/docs/$uri',
  '/docs/*',
  '/docs/:splat',
  '/docs?q=1',
  '/docs#a',
  '/docs/a b',
  '/docs/\u0000',
  '/docs/%00',
  '/docs/%0d%0aSet-Cookie:a',
  '/docs/\u2028',
  '/docs/\uD800',
  '/docs/"><script>',
  `/${'a'.repeat(300)}`,
])('%j isn’t a page path', (path) => {
  expect(isPagePath(path)).toBe(false);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:1',
  'data:text/html,x',
  '//evil.example',
  'https://',
  'https:///x',
  'tags',
])('no link leads to %s', (href) => {
  expect(linkTarget.safeParse(href).success).toBe(false);
});

test.each(['/docs/tags#create', 'https://example.com', 'https://example.com/a?b#c'])(
  'a link may lead to %s',
  (href) => {
    expect(linkTarget.safeParse(href).success).toBe(true);
  },
);
