import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import type { Rule } from '../check/rule.ts';
import { acceptsScalar, isExactScalar } from '../check/scalars.ts';
import { typeWords } from '../check/type-of.ts';
import { isVariable } from '../check/walk.ts';
import { optionPage } from './option-page.ts';

/** Values that are accepted only because they are turned into something else. */
export const looseType: Rule = {
  id: 'loose-type',
  severity: 'advice',
  explanation:
    'The value is turned into the right type when the recipe is read: quotes around numbers are ignored, and decimals of whole numbers are cut off. Editors that know the schema mark it.',
  page: '/docs/metadata-ingestion#recipe-schema',
  find: ({ scopes }) =>
    scopes.flatMap(({ walk, owner, plugin }) =>
      walk.visits.flatMap(({ option, type, node, path }): Finding[] => {
        if (type.kind !== 'scalar' || node.kind !== 'scalar' || node.value === null || isVariable(node)) return [];
        const { value } = node;
        if (option.allowed !== undefined || isExactScalar(value, type.name) || !acceptsScalar(value, type.name))
          return [];
        const bare = String(value).trim();
        const canUnquote = typeof value === 'string' && /^(-?\d+(\.\d+)?|true|false)$/i.test(bare);
        return [
          {
            at: node,
            message: `\`${path}\` of ${owner} is ${typeWords(type)}, but \`${bare}\` is not written as one.`,
            page: optionPage(plugin, option),
            fixes:
              canUnquote && !node.plain && (type.name === 'boolean') === /^[tf]/i.test(bare)
                ? [replaceFix('Take the quotes off', node, bare)]
                : [],
          },
        ];
      }),
    ),
};
