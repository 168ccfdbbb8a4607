import { expect, test } from 'vitest';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, somePage } from '#pipeline/testing/checked-site.ts';
import { linksMissingAnchor } from './links-missing-anchor.ts';

const explain = (links: string[], anchors = ['create-a-tag', 'limits']) => {
  const pages = [somePage('/docs/tags', { anchors }), somePage('/docs/domains', { links, anchors: ['own'] })];
  return formatProblems(linksMissingAnchor(checkedSite({ pages })));
};

test.each([
  '/docs/tags#limits',
  '/docs/tags/#create-a-tag',
  '/docs/tags',
  '#own',
  '#main',
  '/docs/nowhere#a',
  '/docs/tags#lim%69ts',
])('%s is fine', (href) => {
  expect(explain([href])).toBe('');
});

test('a link to a missing anchor gets the nearest real one', () => {
  expect(explain(['/docs/tags#create-tag'])).toMatchInlineSnapshot(`
    "content/docs/domains.md:10:3  links/missing-anchor
      There is no anchor "#create-tag" on "/docs/tags".
      Did you mean "#create-a-tag"?

    1 error"
  `);
});

test('without a similar anchor, the problem lists the anchors that exist', () => {
  expect(explain(['/docs/tags#permissions'])).toMatchInlineSnapshot(`
    "content/docs/domains.md:10:3  links/missing-anchor
      There is no anchor "#permissions" on "/docs/tags".
      That page's anchors are #create-a-tag, #limits.

    1 error"
  `);
});

test('an anchor of the page itself is looked up on the page', () => {
  expect(explain(['#limits'])).toContain('There is no anchor "#limits" on this page.');
});

test('a page without anchors is linked as a whole', () => {
  expect(explain(['/docs/tags#a'], [])).toContain('Link to the page without an anchor.');
});

test('a translated page has its own anchors', () => {
  const pages = [somePage('/docs/tags', { anchors: ['limits'] })];
  const translations = [somePage('/docs/tags', { anchors: ['limites'], links: ['#limites', '#limits'] })];
  expect(linksMissingAnchor(checkedSite({ pages, translations })).map(({ message }) => message)).toEqual([
    'There is no anchor "#limits" on this page.',
  ]);
});
