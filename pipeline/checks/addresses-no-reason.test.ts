import { expect, test } from 'vitest';
import type { AddressLedger } from '#model/redirects.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { addressesNoReason } from './addresses-no-reason.ts';

const explain = (addresses: AddressLedger['addresses']) => {
  const text = JSON.stringify({ note: '', addresses }, undefined, 1);
  const ledger = loaded<AddressLedger>('content/addresses.json', text);
  const redirects = loaded('content/redirects.yaml', '', [{ from: '/docs/old', to: '/docs/tags' }]);
  const pages = [somePage('/docs/tags', { anchors: ['create-a-tag'] })];
  return formatProblems(addressesNoReason(checkedSite({ pages, ledger, redirects })));
};

test('an address that is gone needs a reason', () => {
  expect(explain({ '/docs/a': { status: 'gone', reason: 'The feature was removed.' } })).toBe('');
  expect(explain({ '/docs/b': { status: 'gone' } })).toMatchInlineSnapshot(`
    "content/addresses.json:4:14  addresses/no-reason
      "/docs/b" is gone, but the ledger doesn't say why.
      Add a "reason" of one sentence.

    1 error"
  `);
});
