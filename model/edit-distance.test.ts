import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['lineage', 'lineage', 0],
  ['linage', 'lineage', 1],
  ['lineagge', 'lineage', 1],
  ['lineahe', 'lineage', 1],
  ['lienage', 'lineage', 1],
  ['linge', 'lineage', 2],
  ['glossary', 'lineage', 3],
])('%s for %s', (typed, meant, errors) => {
  expect(editDistance(typed, meant, 2)).toBe(errors);
});

const word = fc.stringMatching(/^[a-z]{0,10}$/);

test('the distance is the same in both directions, and zero between equal words', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(editDistance(one, other, 3)).toBe(editDistance(other, one, 3));
      expect(editDistance(one, one, 3)).toBe(0);
    }),
  );
});
