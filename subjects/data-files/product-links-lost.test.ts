import { expect, test } from 'vitest';
import type { ProductLinks } from '#model/product-links.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { productLinksLost } from './product-links-lost.ts';

const explain = (links: ProductLinks) => {
  const productLinks = loaded<ProductLinks>('content/product-links.yaml', JSON.stringify(links, undefined, 1), links);
  const redirects = loaded('content/redirects.yaml', '', [{ from: '/docs/old', to: '/docs/tags#b' }]);
  const pages = [somePage('/docs/tags', { anchors: ['create-a-tag'] })];
  const hidden = new Set(['/docs/planned']);
  return formatProblems(productLinksLost({ productLinks: [productLinks] }, checkedSite({ pages, redirects, hidden })));
};
const from = ['web/src/Help.tsx'];

test('existing targets are fine: a page with its anchors, a redirect to it, and a planned page', () => {
  expect(
    explain([
      { path: '/docs/tags', anchors: ['create-a-tag'], from },
      { path: '/docs/old', anchors: ['create-a-tag'], from },
      { path: '/docs/planned', anchors: ['a'], from },
    ]),
  ).toBe('');
});

test('an address and an anchor that are gone are reported with the product component that links there', () => {
  expect(
    explain([
      { path: '/docs/tag', anchors: [], from },
      { path: '/docs/old', anchors: ['c'], from },
    ]),
  ).toMatchInlineSnapshot(`
    "content/product-links.yaml:3:11  product-links/lost
      The product links to "/docs/tag" (web/src/Help.tsx), but no page or redirect exists there.
      Did you mean "/docs/tags"?

    content/product-links.yaml:12:4  product-links/lost
      The product links to "/docs/old#c" (web/src/Help.tsx), but "/docs/tags" has no such anchor.
      Add {#c} to the end of the heading that replaces it.

    2 errors"
  `);
});
