import { expect, test } from 'vitest';
import type { AddressLedger } from '#model/redirects.ts';
import { formatProblems } from '#pipeline/problems/format-problems.ts';
import { checkedSite, loaded, somePage } from '#pipeline/testing/checked-site.ts';
import { addressesWritten } from './addresses-written.ts';

const explain = (addresses: AddressLedger['addresses']) => {
  const text = JSON.stringify({ note: '', addresses }, undefined, 1);
  const ledger = loaded<AddressLedger>('content/addresses.json', text);
  const redirects = loaded('content/redirects.yaml', '', [{ from: '/docs/old', to: '/docs/tags' }]);
  const pages = [somePage('/docs/tags', { anchors: ['create-a-tag'] })];
  return formatProblems(addressesWritten(checkedSite({ pages, ledger, redirects })));
};

test('a planned address without a page is fine', () => {
  expect(explain({ '/docs/planned': { status: 'planned', title: 'Planned' } })).toBe('');
});

test('a planned address whose page is written gets the new entry', () => {
  expect(explain({ '/docs/tags': { status: 'planned', title: 'Tags' } })).toMatchInlineSnapshot(`
    "content/addresses.json:5:14  addresses/written
      "/docs/tags" is listed as planned, but the page exists.
      Change the entry to: "/docs/tags": { "status": "page" }

    1 error"
  `);
});

test('an address that is listed as gone but exists is also a problem', () => {
  expect(explain({ '/docs/tags': { status: 'gone', reason: 'Tags were withdrawn.' } })).toContain(
    'is listed as gone, but the page exists',
  );
});
