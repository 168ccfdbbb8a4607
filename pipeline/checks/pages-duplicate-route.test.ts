import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, someDraft } from '#pipeline/testing/checked-site.ts';
import { pagesDuplicateRoute } from './pages-duplicate-route.ts';

test('a page of another version at the same address is only a warning', () => {
  const origin = { file: 'content/versions/1.0/docs/tags.md', line: 1, column: 1 };
  const drafts = [someDraft('/docs/tags'), someDraft('/docs/tags', { version: '1.0', origin })];
  expect(formatProblems(pagesDuplicateRoute(checkedSite({ drafts })))).toMatchInlineSnapshot(`
    "content/versions/1.0/docs/tags.md:1:1  pages/duplicate-route (warning)
      The address "/docs/tags" is already taken by content/docs/tags.md, which is published there.
      Move the page, or change the path of its version.

    1 warning"
  `);
});

test('a page at the address of a screen is only a warning', () => {
  const screens = [{ path: '/docs', screen: 'docs-landing', title: '', description: '' }] as const;
  expect(
    formatProblems(pagesDuplicateRoute(checkedSite({ drafts: [someDraft('/docs')], screens }))),
  ).toMatchInlineSnapshot(`
    "content/docs.md:1:1  pages/duplicate-route (warning)
      The address "/docs" is already taken by the docs-landing screen, which this page replaces.
      Move the page, or change the path of its version.

    1 warning"
  `);
});

test('pages at their own addresses are fine', () => {
  expect(pagesDuplicateRoute(checkedSite({ drafts: [someDraft('/docs/a'), someDraft('/docs/b')] }))).toEqual([]);
});
