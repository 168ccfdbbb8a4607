import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { redirectsOntoPage } from './redirects-onto-page.ts';

const explain = (text: string) => {
  const redirects = loaded<{ from: string; to: string }[]>('content/redirects.yaml', text);
  const pages = [somePage('/docs/tags', { anchors: ['create'] })];
  return formatProblems(redirectsOntoPage(checkedSite({ pages, redirects })));
};

test('a redirect from an address without a page is fine', () => {
  expect(explain('- { from: /docs/old, to: /docs/tags }')).toBe('');
});

test('a redirect from the address of a page is a problem', () => {
  expect(explain('- { from: /docs/tags, to: /docs/domains }')).toMatchInlineSnapshot(`
    "content/redirects.yaml:1:11  redirects/onto-page
      "/docs/tags" is a page, so you can't redirect it.
      Remove either the redirect or the page.

    1 error"
  `);
});
