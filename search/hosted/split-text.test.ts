import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonBytes, splitText } from './split-text.ts';

test('a short text is one piece, and so is an empty one', () => {
  expect(splitText('Tags are labels.', 100)).toEqual(['Tags are labels.']);
  expect(splitText('', 100)).toEqual(['']);
});

test('pieces end after a sentence, otherwise between words, and otherwise anywhere', () => {
  expect(splitText('One two three. Four five six seven.', 20)).toEqual(['One two three.', 'Four five six seven.']);
  expect(splitText('one two three four five', 12)).toEqual(['one two', 'three four', 'five']);
  expect(splitText('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij']);
});

test('no piece is too large, and no character gets lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 12, max: 60 }), (text, most) => {
      const pieces = splitText(text, most);
      expect(pieces.every((piece) => jsonBytes(piece) <= most)).toBe(true);
      expect(pieces.join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});
