import type { RecipeAnswerState } from '../recipe-client.ts';
import type { WrittenRecipe } from '../recipe-worker.ts';
import type { TakenEntries } from './choices.ts';

/** What is said about a recipe that is being written: what is still missing, or that it is complete. */
export function writeVerdict(
  isChosen: boolean,
  status: RecipeAnswerState<'write'>['status'],
  written: WrittenRecipe | undefined,
  { open, refused, examples }: Omit<TakenEntries, 'values'>,
): string {
  if (!isChosen) return 'Choose a source to begin. Its recipe appears here, with the commands to install and run it.';
  if (status === 'slow')
    return 'Writing took longer than three seconds and was ended. Shorten the values and try again.';
  if (status === 'failed') return 'The recipe could not be written.';
  if (written === undefined) return 'Writing…';
  const parts = [
    ...(refused.length === 0 ? [] : [`Not taken over: ${refused.join(', ')}.`]),
    ...(open.length === 0 ? [] : [`Still to fill in: ${open.join(', ')}. Until then the recipe holds examples.`]),
  ];
  if (parts.length > 0) return parts.join(' ');
  const wrong = written.check.problems
    .filter(({ severity }) => severity !== 'advice')
    .map(({ message }) => message.replaceAll('`', ''));
  if (wrong.length > 0) return wrong.join(' ');
  if (examples.length === 0) return 'No problems found.';
  return `No problems found. Replace the examples with your values: ${examples.join(', ')}.`;
}
