import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { redirectsMissingTarget } from './redirects-missing-target.ts';

const explain = (text: string) => {
  const redirects = loaded<{ from: string; to: string }[]>('content/redirects.yaml', text);
  const pages = [somePage('/docs/tags', { anchors: ['create'] })];
  return formatProblems(redirectsMissingTarget(checkedSite({ pages, redirects })));
};

test.each(['/docs/tags', '/docs/tags#create', '/b'])('%s is a target', (to) => {
  expect(explain(`- { from: /a, to: ${to} }\n- { from: /b, to: /docs/tags }`)).toBe('');
});

test("for a target that doesn't exist, the nearest existing one is suggested", () => {
  expect(explain('- { from: /a, to: /docs/tag }')).toMatchInlineSnapshot(`
    "content/redirects.yaml:1:19  redirects/missing-target
      There is no page at "/docs/tag" to redirect to.
      Did you mean "/docs/tags"?

    1 error"
  `);
});

test("for a target anchor that doesn't exist, the nearest existing one is suggested", () => {
  expect(explain('- { from: /a, to: "/docs/tags#creat" }')).toMatchInlineSnapshot(`
    "content/redirects.yaml:1:19  redirects/missing-target
      There is no anchor "#creat" on "/docs/tags".
      Did you mean "#create"?

    1 error"
  `);
});
