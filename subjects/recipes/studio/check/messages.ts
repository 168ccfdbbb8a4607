import { messagesOf } from '#model/message.ts';

/** What the recipe studio says about a check, in English. A language may translate each text. */
export const recipeCheckMessages = {
  recipeCheckCheckingTookLongerThanThree:
    'The check took longer than three seconds and was stopped. Paste only the recipe, without anything around it.',
  recipeCheckRecipeCouldNotChecked: 'The recipe couldn’t be checked.',
  recipeCheckChecking: 'Checking…',
  recipeCheckNoProblemsFound: 'No problems found.',
  recipeCheckReadsWrites: 'The recipe reads from {source} and writes to {sink}.',
} as const;

/** Makes a message about a check. */
export const checkMessage = messagesOf(recipeCheckMessages);
