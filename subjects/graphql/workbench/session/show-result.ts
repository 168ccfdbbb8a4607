import type { AspectChange, WorkbenchResult } from '../engine/index.ts';
import type { ShownResult } from './jobs.ts';

/** Maximum number of a result's characters that a page shows. */
export const LONGEST_RESULT = 200_000;

/** The result as a page shows it, with the changes of the session so far. */
export function showResult(
  { data, errors, extensions }: WorkbenchResult,
  changes: readonly AspectChange[],
): ShownResult {
  const body = { ...(data !== undefined && { data }), ...(errors !== undefined && errors.length > 0 && { errors }) };
  const text = JSON.stringify(body, null, 2);
  return {
    text: text.slice(0, LONGEST_RESULT),
    length: text.length,
    errors: errors?.length ?? 0,
    notSimulated: extensions.notSimulated,
    follows: extensions.follows,
    changes,
  };
}
