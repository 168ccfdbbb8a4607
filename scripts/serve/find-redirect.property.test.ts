import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { findRedirect } from './find-redirect.ts';
import { parseTarget } from './parse-target.ts';
import { resolveFile } from './resolve-file.ts';

const root = mkdtempSync(join(tmpdir(), 'redirects-'));
const dir = join(root, 'dist');
for (const file of ['index.html', '404.html', 'docs/tags/index.html', 'docs/plain.html', 'evil.example/index.html']) {
  mkdirSync(dirname(join(dir, file)), { recursive: true });
  writeFileSync(join(dir, file), '');
}
writeFileSync(join(root, 'secret.html'), 'secret');
afterAll(() => rmSync(root, { recursive: true }));

const pieces = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '%5C',
    '%2F',
    '%2f',
    '..',
    '.',
    '%2e%2e',
    '%00',
    '%0d%0a',
    '%09',
    '\t',
    '@',
    ':',
    '?',
    '#',
    '%23',
    '%zz',
  ],
  ...[
    'evil.example',
    'docs',
    'tags',
    'plain',
    'catalog',
    'index.html',
    '.html',
    'old',
    'http:',
    'secret.html',
    'é',
    '%C3%A9',
  ],
);
const targets = fc.oneof(
  fc.array(pieces, { maxLength: 9 }).map((list) => `/${list.join('')}`),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const redirects = new Map([
  ['/old', '/docs/tags#a'],
  ['/catalog/old', '/catalog/docs/tags'],
]);

test('no redirect leads to another host, outside the site, or into a loop', () => {
  fc.assert(
    fc.property(
      targets,
      fc.constantFrom('/', '/catalog/'),
      fc.constantFrom(null, true, false),
      (target, base, trailingSlash) => {
        const site = { headers: [], redirects, base, trailingSlash };
        const visited: string[] = [];
        let next: string | undefined = target;
        while (next !== undefined && visited.length < 5) {
          const parsed = parseTarget(next);
          if (!parsed) return;
          const inside = parsed.path.startsWith(base) ? parsed.path.slice(base.length) : undefined;
          if (inside !== undefined) expect(resolveFile(dir, inside) ?? '').not.toMatch(/secret|\.\./);
          next = findRedirect(dir, site, parsed);
          if (next === undefined) return;
          expect(next).toMatch(/^[\x21-\x7E]*$/);
          const { origin, pathname, search } = new URL(next, 'https://docs.example.com/');
          expect(origin).toBe('https://docs.example.com');
          expect(visited).not.toContain(pathname);
          visited.push(pathname);
          next = pathname + search;
        }
      },
    ),
    { seed: 20230401, numRuns: 2000 },
  );
});
