import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/**
 * Replaces every failed union by the issues of the alternative that the writer most probably meant, so that an error inside one
 * entry is reported at its position instead of as "nothing fits".
 * @param issues issues of a failed parse
 * @returns issues with whole paths; a union is left unchanged when the value has the wrong type for every alternative
 */
export function flattenIssues(issues: readonly Issue[]): Issue[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
    const fitting = issue.errors
      .map(flattenIssues)
      .filter((branch) => !branch.some((each) => each.path.length === 0 && each.code !== 'unrecognized_keys'));
    const [best] = fitting.toSorted((a, b) => distance(a) - distance(b));
    return best ? best.map((each): Issue => ({ ...each, path: [...issue.path, ...each.path] })) : [issue];
  });
}

/** An alternative is less likely the more of its keys are missing and the more of the writer's keys it doesn't have. */
function distance(issues: readonly Issue[]): number {
  return issues.reduce((sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : 1), 0);
}
