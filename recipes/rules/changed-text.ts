import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import type { Rule } from '../check/rule.ts';
import { isScalarType } from '../check/type-of.ts';
import { recipeMessage } from '../messages.ts';
import { optionPage } from './option-page.ts';

/** Strings without quotes that YAML reads as a number or a boolean and that therefore change. */
export const changedText: Rule = {
  id: 'changed-text',
  severity: 'warning',
  explanation: recipeMessage('recipeWithoutQuotesYamlTakesBoolean'),
  page: '/docs/metadata-ingestion#recipe-keys',
  find: ({ scopes }) =>
    scopes.flatMap(({ walk, owner, plugin }) =>
      walk.visits.flatMap(({ option, type, node, path }): Finding[] => {
        const isText = isScalarType(type, 'string', 'secret', 'path', 'url', 'duration');
        if (!isText || isScalarType(type, 'boolean', 'integer', 'number') || option.allowed !== undefined) return [];
        if (node.kind !== 'scalar' || !node.plain) return [];
        const { value, source } = node;
        if (typeof value !== 'boolean' && typeof value !== 'number') return [];
        const becomes = typeof value === 'boolean' ? (value ? 'True' : 'False') : String(value);
        if (becomes === source) return [];
        return [
          {
            at: node,
            message: recipeMessage('recipeTextYetYamlReads', { path, owner: owner.inside, source, becomes }),
            page: optionPage(plugin, option),
            fixes: [replaceFix(recipeMessage('recipePutQuotes'), node, `'${source}'`)],
          },
        ];
      }),
    ),
};
