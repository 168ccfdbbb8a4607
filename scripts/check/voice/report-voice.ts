import type { Problem } from '#model/problem.ts';
import { passagesOf } from '../passages/passages.ts';
import { findVoiceProblems } from './find-voice-problems.ts';

/** A place where a rule is wrong. */
export interface VoiceException {
  file: string;
  rule: string;
  found: string;
}

/** A text that a rule can check. */
export interface VoicedFile {
  path: string;
  text: string;
  /** Whether a second reader has compared it with the platform, in which case every problem is an error. */
  isVerified: boolean;
}

/**
 * Looks for unidiomatic constructions in files.
 * @returns problems in the order of the files: errors in verified files, warnings in all others
 */
export function voiceProblems(files: readonly VoicedFile[], exceptions: readonly VoiceException[]): Problem[] {
  return files.flatMap(({ path, text, isVerified }) =>
    findVoiceProblems(passagesOf(path, text))
      .filter(
        ({ rule, found }) =>
          !exceptions.some((each) => each.file === path && each.rule === rule && each.found === found),
      )
      .map(({ rule, line, found, fix }) => ({
        file: path,
        line,
        rule,
        message: `"${found.trim()}"`,
        fix,
        severity: isVerified ? ('error' as const) : ('warning' as const),
      })),
  );
}

/**
 * Counts problems for a terminal.
 * @param problems as `voiceProblems` returns them
 * @returns one line for each rule, the most frequent first, and a total
 */
export function countByRule(problems: readonly Problem[]): string {
  const rules = new Map<string, Problem[]>();
  for (const problem of problems) rules.set(problem.rule, [...(rules.get(problem.rule) ?? []), problem]);
  const line = (name: string, list: readonly Problem[]) =>
    `${name}: ${list.length} in ${new Set(list.map(({ file }) => file)).size} files`;
  return [...[...rules].sort(([, one], [, other]) => other.length - one.length), ['all rules', problems] as const]
    .map(([name, list]) => line(name, list))
    .join('\n');
}
