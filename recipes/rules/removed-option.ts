import { removeFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import type { Rule } from '../check/rule.ts';
import { formerOption } from './former-options.ts';
import { pluginPage } from './option-page.ts';

/** Options that are accepted and dropped. */
export const removedOption: Rule = {
  id: 'removed-option',
  severity: 'warning',
  explanation: 'The option was removed. It is taken out with a warning when the recipe is read, so it has no effect.',
  page: '/docs/how/updating-datahub',
  find: ({ scopes }) =>
    scopes.flatMap((scope) =>
      [...scope.walk.visits, ...scope.walk.unknown].flatMap(({ entry, map, path }): Finding[] => {
        const former = formerOption(path, scope);
        if (entry === undefined || map === undefined || former === undefined || former.now !== undefined) return [];
        const message = `\`${path}\` of ${scope.owner} was removed and has no effect.`;
        return [{ at: entry.keySpan, message, ...pluginPage(scope), fixes: removeFix('Remove it', map, entry) }];
      }),
    ),
};
