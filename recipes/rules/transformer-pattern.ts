import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import { entryOf } from '#yaml/tree.ts';
import type { Rule } from '../check/rule.ts';

/** Patterns of transformers that can't match, since they are compared from the beginning of the URN. */
export const transformerPattern: Rule = {
  id: 'transformer-pattern',
  severity: 'warning',
  explanation:
    'A rule is compared with the whole URN from its beginning, `urn:li:dataset:(…`, and not searched in it. Begin with `.*` unless you write out the beginning.',
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
              message: `The rule \`${key}\` of the transformer \`${plugin.type}\` matches nothing: no URN begins like that.`,
              fixes: [replaceFix(`Write \`.*${bare}\``, keySpan, `'.*${bare.replaceAll("'", "''")}'`)],
            },
          ];
        });
      });
    }),
};
