import type { Rule } from '../check/rule.ts';

/** Texts that are YAML, but no map. */
export const noRecipe: Rule = {
  id: 'no-recipe',
  severity: 'error',
  explanation:
    'A recipe is a map with `source`, mostly `sink`, and optionally `transformers` and `pipeline_name` at the top.',
  page: '/docs/metadata-ingestion#recipe-keys',
  find: ({ text, reading, recipe }) => {
    if (recipe !== undefined || reading.unreadable !== undefined || reading.mistakes.length > 0) return [];
    const message =
      reading.root === undefined ? 'There is no recipe in the text.' : 'The text is no recipe: it is not a map.';
    return [{ at: reading.root ?? { from: 0, to: Math.min(text.length, 1) }, message }];
  },
};
