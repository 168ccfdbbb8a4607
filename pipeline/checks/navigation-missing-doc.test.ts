import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { navigationMissingDoc } from './navigation-missing-doc.ts';

const navigationFile = loaded('content/navigation.yaml', '', {});
const place = { sidebar: 'main', trail: [], categories: [] };
const navigation = { sidebars: {}, places: { '/docs/listed': place } };

test("a page that isn't in any sidebar must say that this is intended", () => {
  const pages = [somePage('/docs/listed'), somePage('/docs/lost'), somePage('/docs/outside', { inSidebar: false })];
  expect(
    formatProblems(navigationMissingDoc(checkedSite({ pages, navigation, navigationFile }))),
  ).toMatchInlineSnapshot(`
    "content/docs/lost.md:1:1  navigation/missing-doc
      No sidebar lists the page "docs/lost", so readers can't find it.
      Add "docs/lost" to content/navigation.yaml, or add "sidebar: none" to its front matter.

    1 error"
  `);
});

test("nothing is reported while navigation.yaml can't be read", () => {
  expect(navigationMissingDoc(checkedSite({ pages: [somePage('/docs/lost')] }))).toEqual([]);
});
