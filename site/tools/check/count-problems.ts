import type { Message } from '#model/message.ts';
import type { EditorProblem } from '#site/code-editor/editor.ts';
import { problemCountMessage as message } from './messages.ts';

/** Errors, warnings, and advice in numbers; undefined if there are none. */
export function countProblems(problems: readonly Pick<EditorProblem, 'severity'>[]): Message | undefined {
  const count = (severity: EditorProblem['severity']) =>
    problems.filter((problem) => problem.severity === severity).length;
  const [errors, warnings, advice] = [count('error'), count('warning'), count('advice')];
  const [first, ...others] = [
    ...(errors === 0 ? [] : [errors === 1 ? message('checkOneError') : message('checkErrors', { count: errors })]),
    ...(warnings === 0
      ? []
      : [warnings === 1 ? message('checkOneWarning') : message('checkWarnings', { count: warnings })]),
    ...(advice === 0
      ? []
      : [advice === 1 ? message('checkOneAdvice') : message('checkAdviceCount', { count: advice })]),
  ];
  if (first === undefined) return undefined;
  return message('checkCounted', {
    counts: others.reduce((all, next) => message('checkNextCount', { first: all, next }), first),
  });
}
