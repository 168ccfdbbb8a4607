import { describe, expect, it } from 'vitest';
import { type InLanguage, inEnglish } from '#model/message.ts';
import type { Severity, TextProblem } from '#model/text-check.ts';
import { checkVerdict, countText } from './check-verdict.ts';

const problem = (severity: Severity): InLanguage<TextProblem> => ({
  rule: 'rule',
  severity,
  from: 0,
  to: 1,
  line: 1,
  column: 1,
  message: 'Wrong.',
  explanation: 'Fix it.',
  fixes: [],
});

describe('the verdict on a recipe', () => {
  it('counts by severity', () => {
    const problems = [problem('error'), problem('advice'), problem('error')];
    expect(inEnglish(countText({ problems }))).toBe('2 errors, 1 suggestion.');
    expect(inEnglish(countText({ problems: [problem('warning')] }))).toBe('1 warning.');
  });

  it('names the source and the sink if nothing is wrong', () => {
    expect(inEnglish(countText({ problems: [], source: 'mysql' }))).toBe(
      'No problems found. The recipe reads from mysql and writes to datahub-rest.',
    );
  });

  it('says why there is no result', () => {
    expect(inEnglish(checkVerdict({ status: 'idle', last: undefined }))).toBe('');
    expect(inEnglish(checkVerdict({ status: 'working', last: undefined }))).toBe('Checking…');
    expect(inEnglish(checkVerdict({ status: 'slow', last: undefined }))).toContain('was stopped');
    expect(inEnglish(checkVerdict({ status: 'failed', last: undefined }))).toContain('couldn’t be checked');
  });
});
