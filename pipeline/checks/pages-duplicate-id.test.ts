import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, someDraft } from '#pipeline/testing/checked-site.ts';
import { pagesDuplicateId } from './pages-duplicate-id.ts';

const twin = (path: string, file: string, version = 'current') =>
  someDraft(path, { version, origin: { file, line: 1, column: 1 } });

test('if two files write the same page, each problem names the other file', () => {
  const drafts = [
    twin('/docs/tags', 'content/docs/tags.md'),
    twin('/docs/tags', 'content/docs/tags/index.md'),
    someDraft('/docs/domains'),
  ];
  expect(formatProblems(pagesDuplicateId(checkedSite({ drafts })))).toMatchInlineSnapshot(`
    "content/docs/tags/index.md:1:1  pages/duplicate-id
      The ID "docs/tags" is already taken by content/docs/tags.md.
      Rename or remove one of the files.

    1 error"
  `);
});

test('pages of two versions can have the same ID', () => {
  const drafts = [twin('/docs/tags', 'a.md'), twin('/docs/tags', 'b.md', '1.0')];
  expect(pagesDuplicateId(checkedSite({ drafts }))).toEqual([]);
});
