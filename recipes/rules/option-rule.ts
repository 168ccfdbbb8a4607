import { sentences } from '#model/message.ts';
import type { Finding } from '#yaml/check/rule.ts';
import type { Span } from '#yaml/tree.ts';
import type { RuleContext, Scope } from '../check/context.ts';
import type { Rule } from '../check/rule.ts';
import type { RecipeRule, RuleTest } from '../facts.ts';
import { recipeMessage } from '../messages.ts';
import { type BrokenRule, brokenRules } from '../option-rules/broken-rule.ts';
import { findOption } from '../option-rules/find-option.ts';
import { nodesAt } from '../option-rules/nodes-at.ts';
import { brokenWords } from '../option-rules/rule-words.ts';
import { optionPage } from './option-page.ts';
import { optionRuleFixes } from './option-rule-fixes.ts';

/** Options that the platform rejects together, or one without the other. */
export const optionRule: Rule = {
  id: 'option-rule',
  severity: 'error',
  explanation: recipeMessage('recipeRunStopsFailsUntilOptions'),
  page: '/docs/metadata-ingestion#recipe-keys',
  find: (context) => findings(context, 'error'),
};

/** Options that the platform ignores or overrides because of another one. */
export const ignoredOption: Rule = {
  id: 'ignored-option',
  severity: 'warning',
  explanation: recipeMessage('recipeRunContinuesIfOptionWere'),
  page: '/docs/metadata-ingestion#recipe-keys',
  find: (context) => findings(context, 'warning'),
};

function findings(context: RuleContext, severity: RecipeRule['severity']): Finding[] {
  return context.scopes.flatMap((scope) => {
    const { part, plugin } = scope;
    if (part?.config === undefined || plugin === undefined) return [];
    const rules = plugin.rules.filter((rule) => rule.severity === severity);
    return brokenRules(part.config.value, rules).map((broken) => finding(broken, scope, context));
  });
}

function finding(broken: BrokenRule, scope: Scope, context: RuleContext): Finding {
  const { rule, at } = broken;
  const [first] = at;
  const path = [broken.group.path, first?.option ?? ''].filter(Boolean).join('.');
  const option = findOption(scope.plugin?.options ?? [], path);
  return {
    at: spanOf(broken, scope),
    message: brokenWords(broken, scope.owner),
    more:
      rule.message === undefined
        ? rule.why
        : sentences(rule.why, recipeMessage('recipeTheMessageIs', { message: rule.message })),
    ...(option !== undefined && { page: optionPage(scope.plugin, option) }),
    fixes: optionRuleFixes(broken, scope, context.text),
  };
}

/** The key of an option in question, else of a condition, else of the group. */
function spanOf({ rule, group, at }: BrokenRule, { part }: Scope): Span {
  const tests: readonly RuleTest[] = [...at, ...rule.when];
  for (const { option } of tests) {
    const entries = nodesAt(group.node, option).found[0]?.entries;
    const last = entries?.at(-1);
    if (last !== undefined) return last.entry.keySpan;
  }
  return group.entries.at(-1)?.entry.keySpan ?? part?.config?.keySpan ?? group.node;
}
