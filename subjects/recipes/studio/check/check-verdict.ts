import { type InLanguage, type Message, type Said, sentences } from '#model/message.ts';
import type { RecipeCheck } from '#recipes/types.ts';
import { countProblems } from '#site/tools/check/count-problems.ts';
import type { RecipeAnswerState } from '../recipe-client.ts';
import { checkMessage } from './messages.ts';

/** The status of a recipe, including for screen readers: how many problems there are, or why there is no result. */
export function checkVerdict({ status, last }: Pick<RecipeAnswerState<'check'>, 'status' | 'last'>): Said {
  if (status === 'idle') return '';
  if (status === 'slow') {
    return checkMessage('recipeCheckCheckingTookLongerThanThree');
  }
  if (status === 'failed') return checkMessage('recipeCheckRecipeCouldNotChecked');
  if (last === undefined) return checkMessage('recipeCheckChecking');
  return countText(last.answer);
}

/** Errors, warnings and advice in numbers, with what was recognized. */
export function countText({
  problems,
  source,
  sink: named,
}: Pick<InLanguage<RecipeCheck>, 'problems' | 'source' | 'sink'>): Message {
  const counted = countProblems(problems);
  if (counted !== undefined) return counted;
  const none = checkMessage('recipeCheckNoProblemsFound');
  const sink = named ?? 'datahub-rest';
  return source === undefined ? none : sentences(none, checkMessage('recipeCheckReadsWrites', { source, sink }));
}
