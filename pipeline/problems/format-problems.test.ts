import { expect, test } from 'vitest';
import type { Problem } from '#model/problem.ts';
import { formatProblems } from './format-problems.ts';

const broken = (file: string, line: number, more: Partial<Problem> = {}): Problem => ({
  file,
  line,
  column: 18,
  rule: 'links/missing-page',
  message: 'There is no page at "/install/dockr/".',
  fix: 'Did you mean "/install/docker/"?',
  severity: 'error',
  ...more,
});

test('if there are no problems, there is no text', () => {
  expect(formatProblems([])).toBe('');
});

test("each problem shows the place, the rule, what's wrong, and what to write instead, in the order of files and lines", () => {
  const warning = {
    file: 'content/a.md',
    rule: 'pages/duplicate-route',
    message: 'Twice.',
    severity: 'warning',
  } as const;
  expect(
    formatProblems([broken('content/docs/b.md', 42), broken('content/docs/b.md', 7), warning]),
  ).toMatchInlineSnapshot(`
    "content/a.md  pages/duplicate-route (warning)
      Twice.

    content/docs/b.md:7:18  links/missing-page
      There is no page at "/install/dockr/".
      Did you mean "/install/docker/"?

    content/docs/b.md:42:18  links/missing-page
      There is no page at "/install/dockr/".
      Did you mean "/install/docker/"?

    2 errors, 1 warning"
  `);
});

test('many links with one target are shown once, with the first places', () => {
  const target = '/install/dockr';
  const problems = Array.from({ length: 12 }, (_, index) => broken('content/docs/b.md', index + 1, { target }));
  expect(formatProblems(problems)).toMatchInlineSnapshot(`
    "content/docs/b.md:1:18
    content/docs/b.md:2:18
    content/docs/b.md:3:18
    content/docs/b.md:4:18
    content/docs/b.md:5:18
    … and 7 more
      links/missing-page
      12 links lead to "/install/dockr".
      There is no page at "/install/dockr/".
      Did you mean "/install/docker/"?

    12 errors"
  `);
});

test('the same problem in many places is shown once', () => {
  const problems = [1, 2, 3].map((line) => broken('content/docs/b.md', line));
  expect(formatProblems(problems)).toContain('  3 places:\n  There is no page at');
});
