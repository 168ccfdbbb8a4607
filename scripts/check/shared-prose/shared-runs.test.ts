import { expect, test } from 'vitest';
import { formatSharedRuns, runsOf, sharedRuns, shareOf } from './shared-runs.ts';

test('runs have eight words; case, punctuation, and line breaks make no difference', () => {
  expect(runsOf('One two three four five six seven.')).toEqual([]);
  expect(runsOf('One two three four,\nfive six (seven) eight nine.')).toEqual([
    'one two three four five six seven eight',
    'two three four five six seven eight nine',
  ]);
});

test('code, quotations, and paragraphs divide a text', () => {
  expect(runsOf('One two three four `code` five six seven eight.')).toEqual([]);
  expect(runsOf('One two three four "said" five six seven eight.')).toEqual([]);
  expect(runsOf('One two three four\n\nfive six seven eight.')).toEqual([]);
  expect(runsOf('One two [three](/a/b) four five six seven eight.')).toEqual([]);
});

test('the report counts the runs of our files that the original contains', () => {
  const files = [
    { path: 'content/docs/a.md', passages: [{ text: 'The quick brown fox jumps over the lazy dog.' }] },
    { path: 'content/docs/b.md', passages: [{ text: 'A sentence of our own that nobody else has written so.' }] },
  ];
  const counts = sharedRuns(files, ['# Title\n\nWell, the quick brown fox jumps over the lazy cat.']);
  expect(shareOf(counts)).toBeCloseTo(1 / 6);
  expect(formatSharedRuns(counts)).toBe(
    'content/docs/a.md: 1 of 2, for example "the quick brown fox jumps over the lazy"\n1 of 6 runs of 8 words are shared: 16.667%.',
  );
  expect(shareOf([])).toBe(0);
});
