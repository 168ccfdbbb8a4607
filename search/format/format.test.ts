import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeAnchor, encodeAnchor } from './anchors.ts';
import { decodeNumbers, encodeNumbers } from './numbers.ts';
import { decodePostings, encodePostings, IMPACTS, impactOf, isInCode, placeOf } from './postings.ts';
import { encodeShard, Shard } from './shard.ts';
import { beginningOf, lowerBound, prefixRange, valueAtMost } from './sorted.ts';

test('numbers are restored from their text', () => {
  expect(encodeNumbers([0, 31, 32])).toBe('AfgB');
  fc.assert(
    fc.property(fc.array(fc.nat(2 ** 30)), (numbers) => {
      expect(decodeNumbers(encodeNumbers(numbers))).toEqual(numbers);
    }),
  );
});

const postings = fc
  .uniqueArray(fc.tuple(fc.nat(20_000), fc.nat(2 * IMPACTS - 1)), { selector: ([section]) => section })
  .map((pairs) => pairs.sort(([a], [b]) => a - b))
  .map((pairs) => ({ sections: pairs.map(([section]) => section), places: pairs.map(([, place]) => place) }));

test('postings are restored from their text', () => {
  fc.assert(
    fc.property(postings, (list) => {
      expect(decodePostings(encodePostings(list))).toEqual(list);
    }),
  );
});

test('a place says how much of a section a term is and whether it occurs in code', () => {
  for (let impact = 0; impact < IMPACTS; impact += 1) {
    for (const inCode of [true, false]) {
      const place = placeOf(impact, inCode);
      expect([impactOf(place), isInCode(place)]).toEqual([impact, inCode]);
    }
  }
});

test('a shard returns the postings of its terms', () => {
  const lists = [
    ['lineage', { sections: [0, 7], places: [1, 2] }],
    ['métadonnées', { sections: [3], places: [0] }],
  ] as const;
  const shard = new Shard(
    encodeShard(lists.map(([term, { sections, places }]) => [term, { sections: [...sections], places: [...places] }])),
  );
  expect(shard.terms).toEqual(['lineage', 'métadonnées']);
  expect(shard.postings(1)).toEqual(lists[1][1]);
  expect(shard.postings(0)).toEqual(lists[0][1]);
});

test('a truncated shard is rejected, because nothing would be found in it', () => {
  const text = encodeShard([['lineage', { sections: [0, 7], places: [1, 2] }]]);
  expect(() => new Shard(text.slice(0, -1))).toThrow('breaks off');
});

test.each([
  ['Delete by filters', 'delete-by-filters', ''],
  ['profiling.null_count', 'config.profiling.null_count', '<config.'],
  ['Dataset.tags', 'dataset.tags', '.'],
  ['Owner.type', 'type-owner.type', '>type-'],
  ['AuditStamp', 'type-auditstamp', '-type-'],
  ['schemaField', 'schemaField', '='],
  ['What can go wrong', 'troubleshooting', '#troubleshooting'],
])('the anchor of %s', (title, anchor, code) => {
  expect(encodeAnchor(title, anchor)).toBe(code);
});

test('every anchor is restored from its code', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (title, anchor) => {
      expect(decodeAnchor(title, encodeAnchor(title, anchor))).toBe(anchor);
    }),
  );
});

test('sorted lists are searched by place, prefix, and key', () => {
  const sorted = ['datahub', 'dataset', 'tag', 'tags'];
  expect(['', 'dataset', 'tab', 'zoo'].map((key) => lowerBound(sorted, key))).toEqual([0, 1, 2, 4]);
  expect(prefixRange(sorted, 'data')).toEqual([0, 2]);
  expect(prefixRange(sorted, 'x')).toEqual([4, 4]);
  const pairs = [
    ['d', 1],
    ['t', 2],
  ] as const;
  expect(['a', 'd', 'e', 'tag'].map((key) => valueAtMost(pairs, key))).toEqual([1, 1, 1, 2]);
});

test('a text is recognized by its beginning in the sorted list', () => {
  const beginnings = ['airflow', 'lineag', 'token'];
  const texts = ['airflow', 'lineage', 'linea', 'token.value', 'toke', 'aaa', 'zzz', ''];
  const found = ['airflow', 'lineag', undefined, 'token', undefined, undefined, undefined, undefined];
  expect(texts.map((text) => beginningOf(text, beginnings))).toEqual(found);
  expect(beginningOf('lineage', [])).toBeUndefined();
});
