import type { EditorProblem } from '#site/code-editor/editor.ts';

/** Errors, warnings, and advice in numbers; undefined if there are none. */
export function countProblems(problems: readonly Pick<EditorProblem, 'severity'>[]): string | undefined {
  const count = (severity: EditorProblem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length;
  const named = (number: number, one: string, many: string) =>
    number === 0 ? [] : [`${number} ${number === 1 ? one : many}`];
  const parts = [
    ...named(count('error'), 'error', 'errors'),
    ...named(count('warning'), 'warning', 'warnings'),
    ...named(count('advice'), 'piece of advice', 'pieces of advice'),
  ];
  return parts.length === 0 ? undefined : `${parts.join(', ')}.`;
}
