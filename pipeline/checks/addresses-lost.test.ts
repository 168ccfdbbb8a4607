import { expect, test } from 'vitest';
import type { AddressLedger } from '#model/redirects.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { addressesLost } from './addresses-lost.ts';

const explain = (addresses: AddressLedger['addresses']) => {
  const text = JSON.stringify({ note: '', addresses }, undefined, 1);
  const ledger = loaded<AddressLedger>('content/addresses.json', text);
  const redirects = loaded('content/redirects.yaml', '', [{ from: '/docs/old', to: '/docs/tags' }]);
  const pages = [somePage('/docs/tags', { anchors: ['create-a-tag'] })];
  return formatProblems(addressesLost(checkedSite({ pages, ledger, redirects })));
};

test.each(['page', 'planned', 'gone'] as const)('a listed address that answers or is %s is fine', (status) => {
  const other = status === 'page' ? '/docs/old' : '/docs/elsewhere';
  expect(explain({ '/docs/tags': { status: 'page' }, [other]: { status } })).toBe('');
});

test('a listed address without a page is a problem at its line', () => {
  expect(explain({ '/docs/tags': { status: 'page' }, '/docs/lost': { status: 'page' } })).toMatchInlineSnapshot(`
    "content/addresses.json:7:17  addresses/lost
      "/docs/lost" was published, but no page or redirect exists at this address anymore.
      Restore the page, add a redirect from its address, or set its status to "gone" with a reason.

    1 error"
  `);
});
