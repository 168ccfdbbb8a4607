import { expect, test } from 'vitest';
import type { AddressLedger } from '#model/redirects.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { addressesLostAnchor } from './addresses-lost-anchor.ts';

const explain = (addresses: AddressLedger['addresses']) => {
  const text = JSON.stringify({ note: '', addresses }, undefined, 1);
  const ledger = loaded<AddressLedger>('content/addresses.json', text);
  const redirects = loaded('content/redirects.yaml', '', [{ from: '/docs/old', to: '/docs/tags' }]);
  const pages = [somePage('/docs/tags', { anchors: ['create-a-tag'] })];
  return formatProblems(addressesLostAnchor(checkedSite({ pages, ledger, redirects })));
};

test('an anchor that still exists is fine', () => {
  expect(explain({ '/docs/tags': { status: 'page', anchors: ['create-a-tag'] } })).toBe('');
});

test('for an anchor that is gone, the problem says how to restore it', () => {
  expect(explain({ '/docs/tags': { status: 'page', anchors: ['create-tag'] } })).toMatchInlineSnapshot(`
    "content/addresses.json:7:5  addresses/lost-anchor
      Other sites link to "/docs/tags#create-tag", but the page has no such anchor anymore.
      Add {#create-tag} to the end of the heading that replaces it (perhaps #create-a-tag).

    1 error"
  `);
});

test("missing anchors of planned pages aren't reported yet", () => {
  expect(explain({ '/docs/planned': { status: 'planned', anchors: ['a'] } })).toBe('');
});

test('anchors of a page that moved must be on the page that replaced it', () => {
  expect(explain({ '/docs/old': { status: 'page', anchors: ['create-a-tag'] } })).toBe('');
  expect(explain({ '/docs/old': { status: 'page', anchors: ['gone'] } })).toContain(
    'Other sites link to "/docs/old#gone", but "/docs/tags", which replaced it, has no such anchor.',
  );
});
