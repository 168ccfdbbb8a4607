import { expect, test } from 'vitest';
import type { AddressLedger } from '#model/redirects.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { addressesUnlisted } from './addresses-unlisted.ts';

const explain = (addresses: AddressLedger['addresses']) => {
  const text = JSON.stringify({ note: '', addresses }, undefined, 1);
  const ledger = loaded<AddressLedger>('content/addresses.json', text);
  const redirects = loaded('content/redirects.yaml', '', [{ from: '/docs/old', to: '/docs/tags' }]);
  const pages = [somePage('/docs/tags', { anchors: ['create-a-tag'] })];
  return formatProblems(addressesUnlisted(checkedSite({ pages, ledger, redirects })));
};

test('a page that the ledger lists is fine', () => {
  expect(explain({ '/docs/tags': { status: 'page' } })).toBe('');
});

test("for a page that isn't in the ledger, the problem shows the line to add", () => {
  expect(explain({})).toMatchInlineSnapshot(`
    "content/docs/tags.md:1:1  addresses/unlisted
      content/addresses.json doesn't list the address "/docs/tags".
      Add this line: "/docs/tags": { "status": "page" }

    1 error"
  `);
});
