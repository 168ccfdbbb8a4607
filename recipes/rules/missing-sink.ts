import { endOf } from '#yaml/edits.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';
import { gmsAddress } from '../write/addresses.ts';

/** Recipes without a sink, unless the user interface's executor sets one. */
export const missingSink: Rule = {
  id: 'missing-sink',
  severity: 'advice',
  explanation: recipeMessage('recipeWithoutWritesAddressOneHas'),
  page: '/docs/metadata-ingestion/sink_docs/datahub#addresses',
  find: ({ text, recipe, source, place }) => {
    const entry = recipe?.entries.find(({ key }) => key === 'source');
    if (recipe === undefined || entry === undefined || source === undefined || place === 'ui') return [];
    if (recipe.entries.some(({ key }) => key === 'sink')) return [];
    const at = endOf(entry);
    const insert = `${text[at - 1] === '\n' ? '' : '\n'}sink:\n  type: datahub-rest\n  config:\n    server: ${gmsAddress(place)}`;
    return [
      {
        at: entry.keySpan,
        message: recipeMessage('recipeRecipeHasNoSink'),
        fixes:
          recipe.flow || text.slice(at, at + 1) === ' '
            ? []
            : [{ label: recipeMessage('recipeAddSink'), edits: [{ from: at, to: at, insert }] }],
      },
    ];
  },
};
