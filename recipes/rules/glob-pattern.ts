import { replaceFix } from '#yaml/check/fixes.ts';
import type { Finding } from '#yaml/check/rule.ts';
import type { Rule } from '../check/rule.ts';
import { variablePattern } from '../check/walk.ts';
import { recipeMessage } from '../messages.ts';
import { optionPage } from './option-page.ts';

/** Entries of `allow` and `deny` that are written like file names with wildcards. */
export const globPattern: Rule = {
  id: 'glob-pattern',
  severity: 'advice',
  explanation: recipeMessage('recipeHoldRegularExpressionsComparedFrom'),
  page: '/docs/metadata-ingestion#recipe-keys',
  find: ({ scopes }) =>
    scopes.flatMap(({ walk, owner, plugin }) =>
      walk.visits.flatMap(({ option, node, path, entry }): Finding[] => {
        const isPattern = entry === undefined && (option.name === 'allow' || option.name === 'deny');
        if (!isPattern || node.kind !== 'scalar' || typeof node.value !== 'string') return [];
        const pattern = node.value;
        if (variablePattern.test(pattern) || !looksLikeGlob(pattern)) return [];
        const regex = pattern.replaceAll(/(?<!\.)\*|%/g, '.*');
        return [
          {
            at: node,
            message: recipeMessage('recipeLooksLikeWildcardNotLike', { pattern, path, owner: owner.inside }),
            page: optionPage(plugin, option),
            fixes: [
              replaceFix(recipeMessage('recipeWriteCode', { code: regex }), node, `'${regex.replaceAll("'", "''")}'`),
            ],
          },
        ];
      }),
    ),
};

/** An asterisk at the beginning or after a letter, digit, underscore, or hyphen, or a percent sign, and no other regular expression syntax. */
function looksLikeGlob(pattern: string): boolean {
  return /^\*|[\w-]\*|%/.test(pattern) && !/[()[\]{}|^$\\+?]/.test(pattern);
}
