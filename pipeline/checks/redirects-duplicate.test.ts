import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { redirectsDuplicate } from './redirects-duplicate.ts';

const explain = (text: string) => {
  const redirects = loaded<{ from: string; to: string }[]>('content/redirects.yaml', text);
  const pages = [somePage('/docs/tags', { anchors: ['create'] })];
  return formatProblems(redirectsDuplicate(checkedSite({ pages, redirects })));
};

test('the second redirect from one address is a problem', () => {
  expect(
    explain('- { from: /a, to: /docs/tags }\n- { from: /b, to: /docs/tags }\n- { from: /a, to: /c }'),
  ).toMatchInlineSnapshot(`
    "content/redirects.yaml:3:11  redirects/duplicate
      "/a" is already redirected to "/docs/tags".
      Remove one of the two redirects.

    1 error"
  `);
});
