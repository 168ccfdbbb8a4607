import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatAddress, parseAddress, shorten } from './search-address.ts';

const known = {
  kind: new Map([['guide', 'Guides']]),
  availability: new Map([['managed', 'Managed']]),
  version: new Map(),
  locale: new Map(),
};

test("reads the query and facets, and omits values that don't exist", () => {
  expect(parseAddress('?q=a%20b&kind=guide&availability=moon&version=9&x=1', known)).toEqual({
    query: 'a b',
    narrowing: { kind: 'guide' },
  });
  expect(parseAddress('', known)).toEqual({ query: '', narrowing: {} });
});

test('writes what it reads', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (query) => {
      const address = { query, narrowing: { kind: 'guide' } };
      expect(parseAddress(formatAddress(address), known)).toEqual(address);
    }),
  );
});

test('spaces are encoded so that every program keeps them, and an invalid character doesn’t break the address', () => {
  expect(formatAddress({ query: 'tag & more', narrowing: {} })).toBe('?q=tag%20%26%20more');
  expect(formatAddress({ query: '\ud83d', narrowing: {} })).toBe('?q=%EF%BF%BD');
  expect(formatAddress({ query: '', narrowing: {} })).toBe('');
});

test('an address never gets too long for servers', () => {
  expect(formatAddress({ query: 'é'.repeat(9000), narrowing: {} }).length).toBeLessThan(4000);
});

test('a long text is cut between characters', () => {
  expect(shorten('short', 10)).toBe('short');
  expect(shorten('one two three', 8)).toBe('one two…');
  expect(shorten('👍👍👍', 2)).toBe('👍…');
});
