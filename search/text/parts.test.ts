import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mergeNames, partsOf } from './parts.ts';

test.each([
  ['platform_instance_map', ['platform', 'instance', 'map']],
  ['platformInstanceMap', ['platform', 'instance', 'map']],
  ['--platform-instance-map', ['platform', 'instance', 'map']],
  ['PLATFORM_INSTANCE_MAP', ['platform', 'instance', 'map']],
  ['profiling.null_count', ['profiling', 'null', 'count']],
  ['urn:li:dataPlatform:bigquery', ['urn', 'li', 'data', 'platform', 'bigquery']],
  ['HTTPServer', ['http', 'server']],
  ['docs/how/delete-metadata', ['docs', 'how', 'delete', 'metadata']],
  ['v0.10.5', ['0.10.5']],
  ['DataHub', ['datahub']],
  ['dataHubRoleKey', ['datahub', 'role', 'key']],
  ['BigQuery', ['bigquery']],
  ['GraphQL', ['graphql']],
  ['métadonnées', ['métadonnées']],
  // Its lower case is a letter with a mark.
  ['İzmir', ['i\u0307zmir']],
  ['', []],
  ['--', []],
])('%s', (text, parts) => {
  expect(partsOf(text)).toEqual(parts);
});

const word = fc.stringMatching(/^[a-z]{2,8}$/);

test('separators and capitals leave no trace', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
      const camel = words.map((one, at) => (at === 0 ? one : `${one[0]?.toUpperCase()}${one.slice(1)}`)).join('');
      const spellings = [
        words.join('_'),
        words.join('-'),
        words.join('.'),
        words.join(' '),
        words.join('_').toUpperCase(),
      ];
      const expected = mergeNames(words);
      for (const spelling of [...spellings, camel]) expect(partsOf(spelling)).toEqual(expected);
    }),
  );
});

test('parts contain nothing but letters with their marks, digits, and the dots of versions', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const part of partsOf(text)) expect(part).toMatch(/^[\p{L}\p{M}\p{N}.]+$/u);
    }),
  );
});
