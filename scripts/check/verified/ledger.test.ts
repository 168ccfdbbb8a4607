import { expect, test } from 'vitest';
import { addToLedger, digestFile, parseLedger } from './ledger.ts';

const tags = { path: 'content/docs/tags.md', commit: '905d7fed', date: '2026-11-24', digest: 'aaaaaaaaaaaa' };
const terms = { ...tags, path: 'content/docs/a term.md' };

test('a ledger contains what was added, sorted, below its comments', () => {
  const text = addToLedger('# A comment\n', [tags, terms]);
  expect(text).toBe(
    '# A comment\ncontent/docs/a term.md 905d7fed 2026-11-24 aaaaaaaaaaaa\ncontent/docs/tags.md 905d7fed 2026-11-24 aaaaaaaaaaaa\n',
  );
  expect(parseLedger(text)).toEqual([terms, tags]);
});

test('a new comparison replaces all lines for its path, including lines left by a merge', () => {
  const merged = `${addToLedger('', [tags])}content/docs/tags.md 905d7fed 2026-11-23 bbbbbbbbbbbb\n`;
  expect(parseLedger(merged)).toHaveLength(2);
  const again = { ...tags, digest: 'cccccccccccc' };
  expect(parseLedger(addToLedger(merged, [again]))).toEqual([again]);
});

test('among the lines that a merge left for a path, the newest one stays', () => {
  const merged = `${addToLedger('', [tags])}content/docs/tags.md 905d7fed 2026-11-23 bbbbbbbbbbbb\n`;
  expect(parseLedger(addToLedger(merged, [terms]))).toEqual([terms, tags]);
});

test("among a day's lines for a path, the line for the file's current state stays", () => {
  const present = { ...tags, digest: 'bbbbbbbbbbbb' };
  for (const pair of [
    [tags, present],
    [present, tags],
  ]) {
    const merged = pair.map((each) => addToLedger('', [each])).join('');
    expect(parseLedger(addToLedger(merged, [terms], ({ digest }) => digest === present.digest))).toEqual([
      terms,
      present,
    ]);
  }
});

test.each([
  ['content/docs/tags.md 905d7 2026-11-24 aaaaaaaaaaaa', 'a commit with too few digits'],
  ['content/docs/tags.md 905d7fed 24.11.2026 aaaaaaaaaaaa', 'a day in another form'],
  ['content/docs/tags.md 905d7fed 2026-13-01 aaaaaaaaaaaa', 'a day that does not exist'],
  ['content/docs/tags.md 905d7fed 2026-11-24', 'no digest'],
])('%j is an error: %s', (line) => {
  expect(() => parseLedger(`# A comment\n${line}\n`)).toThrow('docs/verified.txt:2');
});

test('the digest depends on the text and not on line endings', () => {
  expect(digestFile('a\r\nb\r\n')).toBe(digestFile('a\nb\n'));
  expect(digestFile('a\nb\n')).not.toBe(digestFile('a\nc\n'));
});
