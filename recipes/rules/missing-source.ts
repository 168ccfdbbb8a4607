import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';

/** Recipes without a source. */
export const missingSource: Rule = {
  id: 'missing-source',
  severity: 'error',
  explanation: recipeMessage('recipeEveryRecipeHasExactlyOne'),
  page: '/docs/metadata-ingestion#sources',
  find: ({ recipe, source }) => {
    if (recipe === undefined) return [];
    const key = recipe.entries.find((entry) => entry.key === 'source');
    if (key !== undefined && source === undefined) {
      return [{ at: key.keySpan, message: recipeMessage('recipeNoMap') }];
    }
    if (key !== undefined) return [];
    const first = recipe.entries[0]?.keySpan ?? { from: recipe.from, to: recipe.from };
    return [{ at: first, message: recipeMessage('recipeRecipeHasNoSource') }];
  },
};
