import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, somePage } from '#pipeline/testing/checked-site.ts';
import { pagesNoSources } from './pages-no-sources.ts';

test('a page names the files its facts come from', () => {
  const pages = [somePage('/docs/a', { sources: ['docs/a.md'] }), somePage('/docs/b')];
  expect(formatProblems(pagesNoSources(checkedSite({ pages })))).toMatchInlineSnapshot(`
    "content/docs/b.md:1:1  pages/no-sources
      "/docs/b" doesn't list the files that its facts were checked against.
      List them under "sources", one path in the upstream repository per line.

    1 error"
  `);
});
