import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toHref } from '#model/address.ts';
import { redirectsFile } from '#model/redirects.ts';

const pieces = fc.constantFrom(
  '/',
  '\\',
  '.',
  '..',
  '%2e',
  '%2F',
  '%5C',
  '%09',
  '\t',
  '@',
  ':',
  'evil.example',
  'docs',
  '#',
  '?',
  'index.html',
);
const addresses = fc.oneof(
  fc.array(pieces, { maxLength: 8 }).map((list) => `/${list.join('')}`),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => `/${text}`),
);

test('whatever a redirect says, browsers stay on the site', () => {
  fc.assert(
    fc.property(
      addresses,
      fc.constantFrom('/', '/catalog/'),
      fc.constantFrom(null, true, false),
      (to, base, trailingSlash) => {
        if (!redirectsFile.safeParse([{ from: '/old', to }]).success) return;
        const href = toHref(to, { base, trailingSlash });
        const { origin, pathname } = new URL(href, 'https://docs.example.com/a/b');
        expect(origin).toBe('https://docs.example.com');
        expect(pathname.startsWith(base)).toBe(true);
        // What nginx is told.
        expect(new URL(encodeURI(decodeURI(href)), 'https://docs.example.com').pathname).toBe(pathname);
      },
    ),
    { seed: 20230401, numRuns: 2000 },
  );
});
