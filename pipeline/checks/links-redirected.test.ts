import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { linksRedirected } from './links-redirected.ts';

const redirects = loaded('content/redirects.yaml', '', [{ from: '/docs/old', to: '/docs/tags#new' }]);

test('a link to an old address is a warning that shows the new address', () => {
  const pages = [somePage('/docs/tags', { links: ['/docs/old', '/docs/tags'] })];
  expect(formatProblems(linksRedirected(checkedSite({ pages, redirects })))).toMatchInlineSnapshot(`
    "content/docs/tags.md:10:3  links/redirected (warning)
      "/docs/old" has moved to "/docs/tags#new".
      Write "/docs/tags#new".

    1 warning"
  `);
});
