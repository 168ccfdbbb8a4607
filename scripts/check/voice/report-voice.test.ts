import { expect, test } from 'vitest';
import { countByRule, voiceProblems } from './report-voice.ts';

const files = [
  { path: 'content/docs/a.md', text: 'It stands here, and the run goes on.', isVerified: true },
  { path: 'content/docs/b.md', text: 'It stands there.', isVerified: false },
];

test('a finding is an error in a verified file and a warning elsewhere', () => {
  expect(voiceProblems(files, []).map(({ file, rule, severity }) => [file, rule, severity])).toEqual([
    ['content/docs/a.md', 'voice/stands', 'error'],
    ['content/docs/a.md', 'voice/go-on', 'error'],
    ['content/docs/b.md', 'voice/stands', 'warning'],
  ]);
});

test('a place where a rule is wrong can be exempted', () => {
  const exceptions = [{ file: 'content/docs/a.md', rule: 'voice/stands', found: 'stands' }];
  expect(voiceProblems(files, exceptions).map(({ rule }) => rule)).toEqual(['voice/go-on', 'voice/stands']);
});

test('problems are counted by rule', () => {
  expect(countByRule(voiceProblems(files, []))).toBe(
    'voice/stands: 2 in 2 files\nvoice/go-on: 1 in 1 files\nall rules: 3 in 2 files',
  );
});
