import type { RecipeCheck } from '#recipes/types.ts';
import { countProblems } from '#site/tools/check/count-problems.ts';
import type { RecipeAnswerState } from '../recipe-client.ts';

/** What is said about a recipe, also to screen readers: how many problems there are, or why nothing is known. */
export function checkVerdict({ status, last }: Pick<RecipeAnswerState<'check'>, 'status' | 'last'>): string {
  if (status === 'idle') return '';
  if (status === 'slow') {
    return 'Checking took longer than three seconds and was ended. Paste only the recipe, without what stands around it.';
  }
  if (status === 'failed') return 'The recipe could not be checked.';
  if (last === undefined) return 'Checking…';
  return countText(last.answer);
}

/** Errors, warnings and advice in numbers, with what was recognized. */
export function countText({ problems, source, sink }: RecipeCheck): string {
  const counted = countProblems(problems);
  if (counted !== undefined) return counted;
  const way = source === undefined ? '' : ` It reads with ${source} and writes to ${sink ?? 'datahub-rest'}.`;
  return `No problems found.${way}`;
}
