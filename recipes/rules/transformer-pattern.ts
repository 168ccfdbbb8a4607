import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { entryOf } from '#yaml/tree.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';

/** Transformer patterns that can't match, because they are matched from the beginning of the URN. */
export const transformerPattern: Rule = {
  id: 'transformer-pattern',
  severity: 'warning',
  explanation: recipeMessage('recipeRuleComparedWholeUrnFrom'),
  page: '/docs/metadata-ingestion/docs/transformer/dataset_transformer#patterns',
  find: ({ transformers }) =>
    transformers.flatMap(({ plugin, config }) => {
      if (plugin === undefined || !/^pattern_add_dataset_(?!schema)/.test(plugin.type)) return [];
      const patterns =
        config?.value.kind === 'map' ? config.value.entries.filter(({ key }) => key.endsWith('_pattern')) : [];
      return patterns.flatMap(({ value }) => {
        const rules = entryOf(value, 'rules')?.value;
        return (rules?.kind === 'map' ? rules.entries : []).flatMap(({ key, keySpan }): Finding[] => {
          if (key === '' || /^(\.|\^?urn:|\^?\(|\^?\[|\\|\$)/.test(key)) return [];
          const bare = key.replace(/^[\^*]/, '');
          return [
            {
              at: keySpan,
              message: recipeMessage('recipeRuleTransformerMatchesNothingNo', { key, type: plugin.type }),
              fixes: [
                replaceFix(
                  recipeMessage('recipeWriteCode', { code: `.*${bare}` }),
                  keySpan,
                  `'.*${bare.replaceAll("'", "''")}'`,
                ),
              ],
            },
          ];
        });
      });
    }),
};
