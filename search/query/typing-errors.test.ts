import { expect, test } from 'vitest';
import { forgiven, likelyWords } from './typing-errors.ts';

test('short words aren’t corrected', () => {
  expect([3, 4, 7, 8].map(forgiven)).toEqual([0, 1, 1, 2]);
});

test('the likeliest word has the fewest errors, then the same first letter, then is the more frequent', () => {
  const frequency = (one: string) => ({ tokens: 9, token: 5 })[one] ?? 1;
  expect(likelyWords('tokem', ['tokens', 'token', 'totem', 'poken'], frequency, 3)).toEqual(['token', 'totem']);
  expect(likelyWords('tok', ['top'], frequency, 3)).toEqual([]);
});
