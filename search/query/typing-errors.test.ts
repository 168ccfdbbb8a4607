import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forgiven, likelyWords, typingErrors } from './typing-errors.ts';

test.each([
  ['lineage', 'lineage', 0],
  ['linage', 'lineage', 1],
  ['lineagge', 'lineage', 1],
  ['lineahe', 'lineage', 1],
  ['lienage', 'lineage', 1],
  ['linge', 'lineage', 2],
  ['glossary', 'lineage', 3],
])('%s for %s', (typed, meant, errors) => {
  expect(typingErrors(typed, meant, 2)).toBe(errors);
});

const word = fc.stringMatching(/^[a-z]{0,10}$/);

test('errors count the same both ways, and none are between equal words', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(typingErrors(one, other, 3)).toBe(typingErrors(other, one, 3));
      expect(typingErrors(one, one, 3)).toBe(0);
    }),
  );
});

test('short words are taken at their word', () => {
  expect([3, 4, 7, 8].map(forgiven)).toEqual([0, 1, 1, 2]);
});

test('the likeliest word has the fewest errors, then the same first letter, then is the more frequent', () => {
  const frequency = (one: string) => ({ tokens: 9, token: 5 })[one] ?? 1;
  expect(likelyWords('tokem', ['tokens', 'token', 'totem', 'poken'], frequency, 3)).toEqual(['token', 'totem']);
  expect(likelyWords('tok', ['top'], frequency, 3)).toEqual([]);
});
