import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { someDraft } from '#pipeline/testing/checked-site.ts';
import { localizeDrafts } from './localize-drafts.ts';

const originals = [someDraft('/docs/tags', { inSidebar: false }), someDraft('/docs/domains')];

test('the default locale shows its own pages', () => {
  expect(localizeDrafts(originals, undefined, 'en').drafts).toEqual(originals.map((draft) => ({ draft })));
});

test('another locale shows its translations, and the default page where there is none', () => {
  const { drafts, problems } = localizeDrafts(originals, [someDraft('/docs/tags', { title: 'Étiquettes' })], 'en');
  expect(problems).toEqual([]);
  expect(drafts).toMatchObject([
    { draft: { title: 'Étiquettes', inSidebar: false } },
    { draft: { title: '/docs/domains' }, fallbackFrom: 'en' },
  ]);
  expect(drafts[0]).not.toHaveProperty('fallbackFrom');
});

test("a translation of a page that doesn't exist is a problem that suggests the nearest address", () => {
  expect(formatProblems(localizeDrafts(originals, [someDraft('/docs/tag')], 'en').problems)).toMatchInlineSnapshot(`
    "content/docs/tag.md:1:1  locales/no-original
      This page translates "/docs/tag", which doesn't exist in the default language.
      Did you mean "/docs/tags"?

    1 error"
  `);
});
