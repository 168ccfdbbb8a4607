import { removeFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';
import { formerOption } from './former-options.ts';
import { pluginPage } from './option-page.ts';

/** Options that are accepted and dropped. */
export const removedOption: Rule = {
  id: 'removed-option',
  severity: 'warning',
  explanation: recipeMessage('recipeOptionWasRemovedTakenOut'),
  page: '/docs/how/updating-datahub',
  find: ({ scopes }) =>
    scopes.flatMap((scope) =>
      [...scope.walk.visits, ...scope.walk.unknown].flatMap(({ entry, map, path }): Finding[] => {
        const former = formerOption(path, scope);
        if (entry === undefined || map === undefined || former === undefined || former.now !== undefined) return [];
        const message = recipeMessage('recipeWasRemovedHasNoEffect', { path, owner: scope.owner.inside });
        return [
          {
            at: entry.keySpan,
            message,
            ...pluginPage(scope),
            fixes: removeFix(recipeMessage('recipeRemoveIt'), map, entry),
          },
        ];
      }),
    ),
};
