import type { Rule as TextRule } from '#yaml/check/rule.ts';
import type { RuleContext } from './context.ts';

/** One thing that recipes are checked for. */
export type Rule = TextRule<RuleContext>;
