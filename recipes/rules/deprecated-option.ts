import { sentences } from '#model/message.ts';
import type { Fix } from '#model/text-check.ts';
import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import type { Entry, MapNode } from '#yaml/tree.ts';
import type { Scope } from '../check/context.ts';
import type { Rule } from '../check/rule.ts';
import { recipeMessage } from '../messages.ts';
import { formerOption } from './former-options.ts';
import { optionPage, pluginPage } from './option-page.ts';

/** Options that still work but should no longer be used. */
export const deprecatedOption: Rule = {
  id: 'deprecated-option',
  severity: 'warning',
  explanation: recipeMessage('recipeOptionStillWorksMostlyWarning'),
  page: '/docs/how/updating-datahub',
  find: ({ scopes }) => scopes.flatMap((scope) => [...described(scope), ...undescribed(scope)]),
};

/** Options that the pages call deprecated. */
function described(scope: Scope): Finding[] {
  return scope.walk.visits.flatMap(({ option, entry, map, path }): Finding[] => {
    if (option.deprecated === undefined || entry === undefined || map === undefined) return [];
    const { note, replacement } = option.deprecated;
    const former = formerOption(path, scope, replacement);
    if (former !== undefined && former.now === undefined) return [];
    const is = recipeMessage('recipeOfIsDeprecated', { path, owner: scope.owner.inside });
    return [
      {
        at: entry.keySpan,
        message: replacement === undefined ? is : sentences(is, recipeMessage('recipePlaceTaken', { replacement })),
        more: note,
        page: optionPage(scope.plugin, option),
        fixes: rename(entry, map, former?.now),
      },
    ];
  });
}

/** Old names that the pages no longer list. */
function undescribed(scope: Scope): Finding[] {
  return scope.walk.unknown.flatMap(({ entry, map, path }): Finding[] => {
    const now = formerOption(path, scope)?.now;
    if (now === undefined) return [];
    return [
      {
        at: entry.keySpan,
        message: recipeMessage('recipeOldName', { path, owner: scope.owner.inside, now }),
        ...pluginPage(scope),
        fixes: rename(entry, map, now),
      },
    ];
  });
}

/** A recipe with both the old and the new name is rejected, so nothing is renamed in that case. */
function rename(entry: Entry, map: MapNode, now: string | undefined): Fix[] {
  if (now === undefined || map.entries.some(({ key }) => key === now)) return [];
  return [replaceFix(recipeMessage('recipeRenameTo', { code: now }), entry.keySpan, now)];
}
