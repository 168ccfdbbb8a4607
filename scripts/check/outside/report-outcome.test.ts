import { expect, test } from 'vitest';
import { reportOutcome } from './report-outcome.ts';

const found = (rule: string, where: string) => ({ rule, where, message: 'Bad.' });
const stale = { checker: 'ajv', rule: 'gone', where: '*', message: '*', reason: 'It was a matter of taste.' };

test('the first line has version, inputs, and counts; a repeated message is shown once, with its first places', () => {
  const findings = ['a', 'b', 'c', 'd'].map((where) => found('strict', where));
  expect(
    reportOutcome('ajv', { version: '8.20.0', inputs: 9, findings }, [], { isComplete: true, seconds: 1.26 }),
  ).toEqual({
    passed: false,
    lines: ['ajv 8.20.0: 9 inputs, 4 findings, explained: 0 (1.3 s)', '  strict: Bad.\n    a\n    b\n    c and 1 more'],
  });
});

test.each([true, false])('an explanation that covers nothing fails if everything was checked: %j', (isComplete) => {
  const { passed } = reportOutcome('ajv', { version: '8', inputs: 9, findings: [] }, [stale], {
    isComplete,
    seconds: 0,
  });
  expect(passed).toBe(!isComplete);
});

test("the counts are followed by what a checker couldn't check", () => {
  const outcome = { version: '8', inputs: 9, findings: [], unchecked: 'Performance was not judged.' };
  const { passed, lines } = reportOutcome('a', outcome, [], { isComplete: true, seconds: 0 });
  expect(passed).toBe(true);
  expect(lines).toEqual(['a 8: 9 inputs, 0 findings, explained: 0 (0.0 s)', '  Performance was not judged.']);
});

test('a checker that cannot run is named, with the reason', () => {
  const { passed, lines } = reportOutcome('nu-html', { skipped: 'There is no Java.' }, [], {
    isComplete: true,
    seconds: 0,
  });
  expect({ passed, lines }).toEqual({ passed: true, lines: ['nu-html: skipped. There is no Java.'] });
});
