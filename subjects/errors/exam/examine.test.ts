import { expect, test } from 'vitest';
import type { Confidence } from '../diagnosis/diagnosis.ts';
import type { ErrorFacts } from '../knowledge/knowledge.ts';
import type { ErrorReport } from '../schema/error-report.ts';
import { examine, judgeAnswer } from './examine.ts';

const fact = (id: string) => ({ id }) as ErrorFacts;
const found = (...entries: [string, Confidence][]) =>
  entries.map(([id, confidence]) => ({ error: fact(id), confidence }));
const question = (...ids: string[]) => ({
  text: 'Which connection failed?',
  choices: ids.map((id) => ({ label: id, id })),
});
const asks: Pick<ErrorReport, 'expect' | 'ask'> = { expect: ['right', 'also-right'], ask: true };
const says: Pick<ErrorReport, 'expect' | 'ask'> = { expect: ['right', 'also-right'] };
const report = (expected: Pick<ErrorReport, 'expect' | 'ask'>): ErrorReport => {
  return { id: 'a', source: 'datahub#1', kind: 'cli', text: 'Connection refused', basis: 'The thread.', ...expected };
};

test('any acceptable entry in first place is right, regardless of how certain the tool is', () => {
  expect(judgeAnswer(report(says), { found: found(['also-right', 'similar'], ['wrong', 'similar']) })).toEqual({
    first: true,
    three: true,
    confidentlyWrong: false,
    asked: false,
    silent: false,
  });
});

test('an acceptable entry counts as in the top three up to third place', () => {
  const places = (position: number) => {
    const others = Array.from({ length: position }, (): [string, Confidence] => ['wrong', 'likely']);
    return judgeAnswer(report(says), { found: found(...others, ['right', 'likely']) });
  };
  expect([places(1), places(2), places(3)].map(({ first, three }) => [first, three])).toEqual([
    [false, true],
    [false, true],
    [false, false],
  ]);
});

test('only a certain first entry can be confidently wrong, and any certain entry is for a report without an entry', () => {
  const certain = { found: found(['wrong', 'certain'], ['right', 'likely']) };
  expect(judgeAnswer(report(says), certain)).toMatchObject({ first: false, three: true, confidentlyWrong: true });
  expect(judgeAnswer(report({ expect: [] }), certain).confidentlyWrong).toBe(true);
  expect(judgeAnswer(report({ expect: [] }), { found: found(['wrong', 'likely']) }).confidentlyWrong).toBe(false);
  expect(judgeAnswer(report(says), { found: found(['right', 'certain'], ['wrong', 'certain']) }).confidentlyWrong).toBe(
    false,
  );
});

test('a question is right if the report calls for one and a choice is acceptable', () => {
  const asked = { found: found(['wrong', 'similar']), question: question('wrong', 'also-right') };
  expect(judgeAnswer(report(asks), asked)).toMatchObject({ first: true, three: true, asked: true });
  expect(judgeAnswer(report(asks), { ...asked, question: question('wrong') })).toMatchObject({
    first: false,
    three: false,
  });
});

test('a needless question is neutral: not right first, and never wrong', () => {
  const asked = { found: found(['right', 'likely']), question: question('wrong', 'right') };
  expect(judgeAnswer(report(says), asked)).toEqual({
    first: false,
    three: true,
    confidentlyWrong: false,
    asked: true,
    silent: false,
  });
});

test('an answer without an entry and without a question is silent', () => {
  expect(judgeAnswer(report(says), { found: [] })).toMatchObject({ first: false, three: false, silent: true });
  expect(judgeAnswer(report(asks), { found: [], question: question('right') }).silent).toBe(false);
});

test('the engine gets every report, and the first three entries are kept for the writer', () => {
  const seen: string[] = [];
  const [first] = examine([report(says)], (text) => {
    seen.push(text);
    return { found: found(['a', 'similar'], ['b', 'similar'], ['c', 'similar'], ['right', 'similar']) };
  });
  expect(seen).toEqual(['Connection refused']);
  expect(first?.found).toEqual(['a', 'b', 'c']);
});
