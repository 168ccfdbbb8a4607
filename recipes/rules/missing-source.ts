import type { Rule } from '../check/rule.ts';

/** Recipes without a source. */
export const missingSource: Rule = {
  id: 'missing-source',
  severity: 'error',
  explanation:
    'Every recipe has exactly one `source`, a map with `type` and `config`: what is read, and how it is reached.',
  page: '/docs/metadata-ingestion#sources',
  find: ({ recipe, source }) => {
    if (recipe === undefined) return [];
    const key = recipe.entries.find((entry) => entry.key === 'source');
    if (key !== undefined && source === undefined) {
      return [{ at: key.keySpan, message: '`source` is no map with `type` and `config`.' }];
    }
    if (key !== undefined) return [];
    const first = recipe.entries[0]?.keySpan ?? { from: recipe.from, to: recipe.from };
    return [{ at: first, message: 'The recipe has no `source`.' }];
  },
};
