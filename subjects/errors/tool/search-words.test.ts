import { expect, test } from 'vitest';
import { searchWords } from './search-words.ts';

test('the last line that says that something went wrong is searched for, without placeholders', () => {
  const trace =
    'Traceback (most recent call last):\n  File "<path>", line 3\nValueError: bad thing at <host>:8080\nbye';
  expect(searchWords(trace)).toBe('ValueError bad thing at');
});

test('without such a line, it is the first line', () => {
  expect(searchWords('\nnothing happens here\nsecond')).toBe('nothing happens here');
  expect(searchWords('')).toBe('');
  expect(searchWords('word '.repeat(100)).length).toBeLessThan(125);
});
