import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { redirectsOntoFile } from './redirects-onto-file.ts';

const explain = (from: string) => {
  const redirects = loaded<{ from: string; to: string }[]>(
    'content/redirects.yaml',
    `- { from: ${from}, to: /docs/tags }`,
  );
  return formatProblems(redirectsOntoFile(checkedSite({ pages: [somePage('/docs/tags')], redirects })));
};

test.each(['/docs/old', '/docs/old.html', '/docs/sitemap.xml', '/database', '/docs/data', '/docs/domains.md'])(
  'a redirect from %s is fine',
  (from) => {
    expect(explain(from)).toBe('');
  },
);

test('a redirect from a file of the build is a problem', () => {
  expect(explain('/sitemap.xml')).toMatchInlineSnapshot(`
    "content/redirects.yaml:1:11  redirects/onto-file
      The build writes "/sitemap.xml", so you can't redirect "/sitemap.xml".
      Remove the redirect.

    1 error"
  `);
});

test.each([
  '/assets/old.js',
  '/data',
  '/docs/tags.md',
  '/docs/tags.fragment.json',
  '/docs/tags.md/more',
  '/docs/get-started/llms.txt',
])('so is one from %s', (from) => {
  expect(explain(from)).toContain('redirects/onto-file');
});
