import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, somePage } from '#pipeline/testing/checked-site.ts';
import { pagesTooShort } from './pages-too-short.ts';

test('a page of only a few words is reported', () => {
  const pages = [somePage('/docs/a', { words: 149 }), somePage('/docs/b', { words: 150 })];
  expect(formatProblems(pagesTooShort(checkedSite({ pages })))).toMatchInlineSnapshot(`
    "content/docs/a.md:1:1  pages/too-short
      The page has 149 words, but it needs at least 150.
      Answer the question that brings readers here, or redirect to a page that answers it.

    1 error"
  `);
});

test.each(['connector', 'entity', 'graphql', 'sdk', 'release-notes'] as const)(
  'a page of kind %s may be short',
  (kind) => {
    expect(pagesTooShort(checkedSite({ pages: [somePage('/docs/a', { kind, words: 3 })] }))).toEqual([]);
  },
);
