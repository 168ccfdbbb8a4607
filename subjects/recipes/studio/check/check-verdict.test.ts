import { describe, expect, it } from 'vitest';
import type { Severity, TextProblem } from '#yaml/check/rule.ts';
import { checkVerdict, countText } from './check-verdict.ts';

const problem = (severity: Severity): TextProblem => ({
  rule: 'rule',
  severity,
  from: 0,
  to: 1,
  line: 1,
  column: 1,
  message: 'Wrong.',
  explanation: 'Mend it.',
  fixes: [],
});

describe('what is said about a recipe', () => {
  it('counts by severity', () => {
    const problems = [problem('error'), problem('advice'), problem('error')];
    expect(countText({ problems })).toBe('2 errors, 1 piece of advice.');
    expect(countText({ problems: [problem('warning')] })).toBe('1 warning.');
  });

  it('names source and sink when nothing is wrong', () => {
    expect(countText({ problems: [], source: 'mysql' })).toBe(
      'No problems found. It reads with mysql and writes to datahub-rest.',
    );
  });

  it('says why nothing is known', () => {
    expect(checkVerdict({ status: 'idle', last: undefined })).toBe('');
    expect(checkVerdict({ status: 'working', last: undefined })).toBe('Checking…');
    expect(checkVerdict({ status: 'slow', last: undefined })).toContain('was ended');
    expect(checkVerdict({ status: 'failed', last: undefined })).toContain('could not be checked');
  });
});
