import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, someDraft } from '#pipeline/testing/checked-site.ts';
import { versionsUnknownDraft } from './versions-unknown-draft.ts';

test('a draft that exists is fine', () => {
  expect(versionsUnknownDraft(checkedSite({ drafts: [someDraft('/docs/plans')] }))).toEqual([]);
});

test("a draft that doesn't exist is a configuration error", () => {
  expect(
    formatProblems(versionsUnknownDraft(checkedSite({ drafts: [someDraft('/docs/plan')] }))),
  ).toMatchInlineSnapshot(`
    "content/site.yaml:24:9  versions/unknown-draft
      Configuration error: "drafts" lists the page "docs/plans", which doesn't exist.
      Did you mean "docs/plan"?

    1 error"
  `);
});
