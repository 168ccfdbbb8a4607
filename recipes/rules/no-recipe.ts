import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';

/** Texts that are YAML but not a map. */
export const noRecipe: Rule = {
  id: 'no-recipe',
  severity: 'error',
  explanation: recipeMessage('recipeRecipeMapMostlyOptionallyAt'),
  page: '/docs/metadata-ingestion#recipe-keys',
  find: ({ text, reading, recipe }) => {
    if (recipe !== undefined || reading.unreadable !== undefined || reading.mistakes.length > 0) return [];
    const message =
      reading.root === undefined ? recipeMessage('recipeThereNoRecipeText') : recipeMessage('recipeTextNoRecipeNotMap');
    return [{ at: reading.root ?? { from: 0, to: Math.min(text.length, 1) }, message }];
  },
};
