import type { Finding } from '#yaml/check/rule.ts';
import { isOn, textOf, valueAt } from '#yaml/tree.ts';
import type { Part } from '../check/context.ts';
import type { Rule } from '../check/rule.ts';

/** Transformers that undo what one before them has added. */
export const transformerOrder: Rule = {
  id: 'transformer-order',
  severity: 'warning',
  explanation:
    'Transformers run from top to bottom, and each sees the result of the one before. One that replaces or clears what is there takes away what the earlier ones have added: put it first, or leave `replace_existing` out.',
  page: '/docs/metadata-ingestion/docs/transformer/intro',
  find: ({ transformers }) =>
    transformers.flatMap((part, index): Finding[] => {
      const { type, config } = part;
      const name = nameOf(part);
      const aspect = aspectOf(name);
      const replaces = isOn(valueAt(config?.value, 'replace_existing')) || name === 'simple_remove_dataset_ownership';
      const undone = transformers.slice(0, index).find((earlier) => aspectOf(nameOf(earlier)) === aspect);
      if (type === undefined || aspect === undefined || !replaces || undone === undefined) return [];
      const message = `\`${name}\` takes away what \`${nameOf(undone)}\` before it has added.`;
      return [{ at: type.value, message }];
    }),
};

function nameOf({ type }: Part): string {
  return textOf(type?.value) ?? '';
}

/** What a transformer writes, by its name; transformers of columns write another aspect than those of datasets. */
function aspectOf(name: string): string | undefined {
  return /schema_tags|schema_terms|ownership|tags|terms|domain|properties/.exec(name)?.[0];
}
