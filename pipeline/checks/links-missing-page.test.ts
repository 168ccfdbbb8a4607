import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { linksMissingPage } from './links-missing-page.ts';

const screens = [{ path: '/search', screen: 'search', title: '', description: '' }] as const;
const redirects = loaded('content/redirects.yaml', '- { from: /docs/old, to: /docs/tags }', [
  { from: '/docs/old', to: '/docs/tags' },
]);

const explain = (...links: string[]) => {
  const pages = [somePage('/docs/tags', { links }), somePage('/docs/install/docker')];
  return formatProblems(
    linksMissingPage(checkedSite({ pages, screens, redirects, hidden: new Set(['/docs/planned']) })),
  );
};

test.each([
  '/docs/install/docker',
  '/docs/tags/',
  '/docs/tags.html',
  '/docs/tags/index.html',
  '/docs/tags?a=b#c',
  '#here',
  '/search?q=a',
  '/docs/old',
  '/docs/planned',
  'https://example.com',
  '//example.com',
  'mailto:a@b.example',
])('%s is fine', (href) => {
  expect(explain(href)).toBe('');
});

test('for a broken link, the problem suggests the nearest real address', () => {
  expect(explain('/docs/install/dockr/')).toMatchInlineSnapshot(`
    "content/docs/tags.md:10:3  links/missing-page
      There is no page at "/docs/install/dockr".
      Did you mean "/docs/install/docker"?

    1 error"
  `);
});

test('a link that resembles no address gets no suggestion', () => {
  expect(explain('/completely/elsewhere')).toMatchInlineSnapshot(`
    "content/docs/tags.md:10:3  links/missing-page
      There is no page at "/completely/elsewhere".

    1 error"
  `);
});

test('a planned page can be the nearest address', () => {
  expect(explain('/docs/planed')).toContain('Did you mean "/docs/planned"?');
});

test('many links to one missing page are shown together', () => {
  expect(explain('/docs/tag', '/docs/tag#a', '/docs/tag/', '/docs/tag')).toMatchInlineSnapshot(`
    "content/docs/tags.md:10:3
    content/docs/tags.md:11:3
    content/docs/tags.md:12:3
    content/docs/tags.md:13:3
      links/missing-page
      4 links lead to "/docs/tag".
      There is no page at "/docs/tag".
      Did you mean "/docs/tags"?

    4 errors"
  `);
});

test.each(['glossary', 'synonyms'] as const)('a page that the %s names has to exist', (name) => {
  const text = `- term: tag\n  page: /docs/tag`;
  const site = { pages: [somePage('/docs/tags')], [name]: loaded(`content/${name}.yaml`, text) };
  expect(formatProblems(linksMissingPage(checkedSite(site)))).toContain(`content/${name}.yaml:2:9  links/missing-page`);
});
