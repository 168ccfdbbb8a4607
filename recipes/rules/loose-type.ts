import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import type { Rule } from '../check/rule.ts';
import { acceptsScalar, isExactScalar } from '../check/scalars.ts';
import { typeWords } from '../check/type-of.ts';
import { isVariable } from '../check/walk.ts';
import { recipeMessage } from '../messages.ts';
import { optionPage } from './option-page.ts';

/** Values that are accepted only because they are converted. */
export const looseType: Rule = {
  id: 'loose-type',
  severity: 'advice',
  explanation: recipeMessage('recipeValueTurnedIntoRightType'),
  page: '/docs/metadata-ingestion#recipe-schema',
  find: ({ scopes }) =>
    scopes.flatMap(({ walk, owner, plugin }) =>
      walk.visits.flatMap(({ option, type, node, path }): Finding[] => {
        if (type.kind !== 'scalar' || node.kind !== 'scalar' || node.value === null || isVariable(node)) return [];
        const { value } = node;
        if (option.allowed !== undefined || isExactScalar(value, type.name) || !acceptsScalar(value, type.name))
          return [];
        const wanted = typeWords(type);
        const bare = String(value).trim();
        const canUnquote = typeof value === 'string' && /^(-?\d+(\.\d+)?|true|false)$/i.test(bare);
        return [
          {
            at: node,
            message: recipeMessage('recipeButNotWrittenOne', { path, owner: owner.inside, wanted, bare }),
            page: optionPage(plugin, option),
            fixes:
              canUnquote && !node.plain && (type.name === 'boolean') === /^[tf]/i.test(bare)
                ? [replaceFix(recipeMessage('recipeTakeQuotesOff'), node, bare)]
                : [],
          },
        ];
      }),
    ),
};
