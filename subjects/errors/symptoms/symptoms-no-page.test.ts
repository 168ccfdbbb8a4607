import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, someDraft } from '#pipeline/testing/checked-site.ts';
import type { PageSymptoms } from '../schema/symptoms.ts';
import { symptomsNoPage } from './symptoms-no-page.ts';

test("tables for a page that doesn't exist are reported with the intended page", () => {
  const symptoms = ['/docs/search', '/docs/serach'].map((page) =>
    loaded<PageSymptoms>(`content/symptoms/${page.slice(6)}.yaml`, `page: ${page}\ntables: []\n`),
  );
  const site = checkedSite({ drafts: [someDraft('/docs/search')] });
  expect(formatProblems(symptomsNoPage({ symptoms }, site))).toMatchInlineSnapshot(`
    "content/symptoms/serach.yaml:1:7  symptoms/no-page
      There is no page at "/docs/serach".
      Did you mean "/docs/search"?

    1 error"
  `);
});
