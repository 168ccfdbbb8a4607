import { type InLanguage, type Said, sentences } from '#model/message.ts';
import { studioMessage } from '../messages.ts';
import type { RecipeAnswerState } from '../recipe-client.ts';
import type { WrittenRecipe } from '../recipe-worker.ts';
import type { TakenEntries } from './choices.ts';

/** The status of a recipe that is being written: what is still missing, or that it is complete. */
export function writeVerdict(
  isChosen: boolean,
  status: RecipeAnswerState<'write'>['status'],
  written: InLanguage<WrittenRecipe> | undefined,
  { open, refused, examples }: Omit<TakenEntries, 'values'>,
): Said {
  if (!isChosen) return studioMessage('recipeChooseSourceBeginRecipeAppears');
  if (status === 'slow') return studioMessage('recipeWritingTookLongerThanThree');
  if (status === 'failed') return studioMessage('recipeRecipeCouldNotWritten');
  if (written === undefined) return studioMessage('recipeWriting');
  const left = refused.join(', ');
  const missing = open.join(', ');
  const parts = [
    ...(refused.length === 0 ? [] : [studioMessage('recipeNotTakenOver', { left })]),
    ...(open.length === 0 ? [] : [studioMessage('recipeStillFillUntilThenRecipe', { missing })]),
  ];
  if (parts.length > 0) return sentences(...parts);
  const wrong = written.check.problems
    .filter(({ severity }) => severity !== 'advice')
    .map(({ message }) => message.replaceAll('`', ''));
  if (wrong.length > 0) return wrong.join(' ');
  if (examples.length === 0) return studioMessage('recipeNoProblemsFound');
  const list = examples.join(', ');
  return studioMessage('recipeNoProblemsFoundReplaceExamples', { list });
}
