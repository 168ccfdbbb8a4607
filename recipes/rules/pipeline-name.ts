import { insertEdit } from '#yaml/edits.ts';
import { entryOf, isGiven, isOn, textOf, valueAt } from '#yaml/tree.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';

/** Stateful ingestion in a recipe without a name. */
export const pipelineName: Rule = {
  id: 'pipeline-name',
  severity: 'error',
  explanation: recipeMessage('recipeStatefulIngestionFindsStateLast'),
  page: '/docs/metadata-ingestion/docs/dev_guides/stateful',
  find: ({ text, recipe, source, place }) => {
    const stateful = entryOf(source?.config?.value, 'stateful_ingestion');
    if (recipe === undefined || place === 'ui' || stateful === undefined) return [];
    const enabled = valueAt(stateful.value, 'enabled');
    if (!isOn(enabled) || isGiven(entryOf(recipe, 'pipeline_name')?.value)) return [];
    const name = `${(textOf(source?.type?.value) ?? 'my').replaceAll(/\W+/g, '_')}_ingestion`;
    const label = recipeMessage('recipeAddCode', { code: `pipeline_name: ${name}` });
    const empty = entryOf(recipe, 'pipeline_name');
    const edit =
      empty === undefined
        ? insertEdit(text, recipe, [`pipeline_name: ${name}`])
        : { from: empty.keySpan.to, to: Math.max(empty.value.to, empty.keySpan.to + 1), insert: `: ${name}` };
    return [
      {
        at: stateful.keySpan,
        message: recipeMessage('recipeSwitchedRecipeHasNo'),
        fixes: [{ label, edits: [edit] }],
      },
    ];
  },
};
