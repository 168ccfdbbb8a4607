import type { Finding } from '#yaml/check/rule.ts';
import { isOn, textOf, valueAt } from '#yaml/tree.ts';
import type { Part } from '../check/context.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';

/** Transformers that undo what an earlier one has added. */
export const transformerOrder: Rule = {
  id: 'transformer-order',
  severity: 'warning',
  explanation: recipeMessage('recipeTransformersRunFromTopBottom'),
  page: '/docs/metadata-ingestion/docs/transformer/intro',
  find: ({ transformers }) =>
    transformers.flatMap((part, index): Finding[] => {
      const { type, config } = part;
      const name = nameOf(part);
      const aspect = aspectOf(name);
      const replaces = isOn(valueAt(config?.value, 'replace_existing')) || name === 'simple_remove_dataset_ownership';
      const undone = transformers.slice(0, index).find((earlier) => aspectOf(nameOf(earlier)) === aspect);
      if (type === undefined || aspect === undefined || !replaces || undone === undefined) return [];
      const message = recipeMessage('recipeTakesAwayWhatBeforeHas', { name, undone: nameOf(undone) });
      return [{ at: type.value, message }];
    }),
};

function nameOf({ type }: Part): string {
  return textOf(type?.value) ?? '';
}

/** What a transformer writes, by its name; column transformers write a different aspect than dataset transformers. */
function aspectOf(name: string): string | undefined {
  return /schema_tags|schema_terms|ownership|tags|terms|domain|properties/.exec(name)?.[0];
}
