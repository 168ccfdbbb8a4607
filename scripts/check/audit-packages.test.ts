import { expect, test } from 'vitest';
import { auditProblems } from './audit-packages.ts';

const id = 'GHSA-aaaa-bbbb-cccc';
const json = {
  vulnerabilities: {
    a: { via: [{ url: `https://github.com/advisories/${id}`, title: 'Loops for ever', severity: 'high' }] },
    b: { via: ['a'] },
  },
};
const waiver = { advisory: id, until: '2026-12-31', reason: 'Only on Windows.' };

test('an advisory is reported once, with its package', () => {
  expect(auditProblems(json, [], '2026-11-22')).toEqual([
    `a: Loops for ever (high, https://github.com/advisories/${id})`,
  ]);
});

test("a waiver covers an advisory until the waiver's last day", () => {
  expect(auditProblems(json, [waiver], '2026-12-31')).toEqual([]);
  expect(auditProblems(json, [waiver], '2027-01-01')).toHaveLength(1);
});

test('a waiver that covers nothing must be removed', () => {
  expect(auditProblems({ vulnerabilities: {} }, [waiver], '2026-11-22')).toEqual([expect.stringContaining(id)]);
});
