import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joined, TermReader, tokensOf, tokenTerms } from './terms.ts';

test('an identifier stays one token, but the text around it doesn’t', () => {
  expect(tokensOf("pip install 'acryl-datahub[snowflake]', then (see `source.config`).")).toEqual([
    'pip',
    'install',
    'acryl-datahub',
    'snowflake',
    'then',
    'see',
    'source.config',
  ]);
});

test('an identifier is found whole, by its segments and by its parts', () => {
  expect(tokenTerms('profiling.null_count').sort()).toEqual([
    'count',
    'null',
    'nullcount',
    'profil',
    'profilingnullcount',
  ]);
  expect(tokenTerms('schemaFields').sort()).toEqual(['field', 'schema', 'schemafield']);
});

test('a plain word is found by its stem, a stop word not at all', () => {
  expect(tokenTerms('Deleting')).toEqual(['delet']);
  expect(tokenTerms('the')).toEqual([]);
});

test('words joined without a separator match the identifier', () => {
  expect(tokenTerms('platform_instances')).toContain(joined(['platform', 'instance']));
});

test('terms are counted', () => {
  expect(new TermReader().read('tags, a tag and addTag')).toEqual(
    new Map([
      ['tag', 3],
      ['add', 1],
      ['addtag', 1],
    ]),
  );
});

test('no text makes a term with a space, a line break, or a capital, which the files could not contain', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      return [...new TermReader().read(text).keys()].every((term) => /^[^\s\p{Lu}]+$/u.test(term));
    }),
  );
});

test('tokenizing a token returns that token, so an index and a query agree', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      for (const token of tokensOf(text)) expect(tokensOf(token)).toEqual([token]);
    }),
  );
});

test.each(['a.', 'aA', '_', '-a', '("', 'a/b/', 'é', 'İ', '\u0000', '\uD800', 'v1.'])(
  'a hundred thousand times %j makes few and short terms',
  (piece) => {
    const terms = [...new TermReader().read(piece.repeat(100_000)).keys()];
    expect(terms.length).toBeLessThan(20);
    expect(Math.max(0, ...terms.map(({ length }) => length))).toBeLessThanOrEqual(48);
  },
);
