import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { redirectsLoop } from './redirects-loop.ts';

const explain = (text: string) => {
  const redirects = loaded<{ from: string; to: string }[]>('content/redirects.yaml', text);
  const pages = [somePage('/docs/tags', { anchors: ['create'] })];
  return formatProblems(redirectsLoop(checkedSite({ pages, redirects })));
};

test.each([
  ['a way to a page', '- { from: /a, to: /docs/tags }'],
  ['a way in two steps', '- { from: /a, to: /b }\n- { from: /b, to: /docs/tags }'],
  ['a way to nowhere', '- { from: /a, to: /b }'],
])("%s isn't a loop", (_, text) => {
  expect(explain(text)).toBe('');
});

test('a loop is reported once, with every step', () => {
  expect(explain('- { from: /x, to: /a }\n- { from: /a, to: /b }\n- { from: /b, to: /a#top }')).toMatchInlineSnapshot(`
    "content/redirects.yaml:2:3  redirects/loop
      The redirects form a loop: /a → /b → /a.
      Redirect one of these addresses to a page.

    1 error"
  `);
});

test('a redirect to itself is a loop', () => {
  expect(explain('- { from: /a, to: /a }')).toContain('The redirects form a loop: /a → /a.');
});
