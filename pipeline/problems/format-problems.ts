import type { Problem } from '#model/problem.ts';

/** Below this number, problems with the same cause are shown one by one. */
const smallestGroup = 3;
const placesShown = 5;

/**
 * Lays problems out for a terminal: place and rule, then message and fix indented. Problems with the same cause are shown once.
 * @param problems in any order
 * @returns text without a final line feed, sorted by file and line, closed by a count; empty for no problems
 */
export function formatProblems(problems: readonly Problem[]): string {
  if (problems.length === 0) return '';
  const groups = new Map<string, Problem[]>();
  for (const problem of problems.toSorted(byPlace)) {
    const group = groups.get(cause(problem));
    if (group) group.push(problem);
    else groups.set(cause(problem), [problem]);
  }
  const blocks = [...groups.values()].flatMap((group) =>
    group.length < smallestGroup ? group.map(formatOne) : [formatGroup(group)],
  );
  return [...blocks, summary(problems)].join('\n\n');
}

function cause({ rule, message, fix, target }: Problem): string {
  return JSON.stringify(target === undefined ? [rule, message, fix] : [rule, target]);
}

function formatOne(problem: Problem): string {
  return [`${place(problem)}  ${heading(problem)}`, ...advice(problem)].join('\n');
}

function formatGroup(group: readonly Problem[]): string {
  const [first] = group;
  if (!first) return '';
  const places = group.slice(0, placesShown).map(place);
  const more = group.length - places.length;
  const what =
    first.target === undefined ? `${group.length} places:` : `${group.length} links lead to "${first.target}".`;
  return [
    ...places,
    ...(more > 0 ? [`… and ${more} more`] : []),
    `  ${heading(first)}`,
    `  ${what}`,
    ...advice(first),
  ].join('\n');
}

function heading({ rule, severity }: Problem): string {
  return severity === 'warning' ? `${rule} (warning)` : rule;
}

function advice({ message, fix }: Problem): string[] {
  return [message, ...(fix === undefined ? [] : [fix])].flatMap((text) => text.split('\n')).map((line) => `  ${line}`);
}

function place({ file, line, column }: Problem): string {
  return [file, line, line === undefined ? undefined : column].filter((part) => part !== undefined).join(':');
}

function summary(problems: readonly Problem[]): string {
  const warnings = problems.filter(({ severity }) => severity === 'warning').length;
  const errors = problems.length - warnings;
  return [count(errors, 'error'), count(warnings, 'warning')].filter((text) => text !== '').join(', ');
}

function count(number: number, noun: string): string {
  return number === 0 ? '' : `${number} ${noun}${number === 1 ? '' : 's'}`;
}

function byPlace(a: Problem, b: Problem): number {
  const byFile = a.file < b.file ? -1 : a.file > b.file ? 1 : 0;
  return byFile || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0);
}
