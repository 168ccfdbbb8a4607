import type { OptionRule, OptionTest } from '#model/option-rule.ts';
import type { Origin } from '#model/problem.ts';
import type { RecipeRule, RuleTest } from '#recipes/facts.ts';
import { flattenOptions, groupOf, type OptionOwner, type ResolvedOption, type SharedTypes } from './resolve-options.ts';

type OriginAt = (path: readonly (string | number)[]) => Origin;

/** A rule with the group that it concerns. */
export interface ResolvedRule {
  rule: OptionRule;
  /** Path of the group below `config`; empty for the config itself. */
  within: string;
  origin: Origin;
}

/** What has rules besides options. */
export interface RuleOwner extends OptionOwner {
  rules: readonly OptionRule[];
}

/**
 * All rules of an owner: its own, those that it inherits, and those of the groups that its options have as types.
 * @param options of the owner, resolved
 */
export function resolveRules(
  owner: RuleOwner,
  origin: OriginAt,
  options: readonly ResolvedOption[],
  shared: SharedTypes,
): ResolvedRule[] {
  return [
    ...rulesAt(owner.rules, '', (index) => origin(['rules', index])),
    ...owner.inherits.flatMap((name) => groupRules(name, '', shared)),
    ...flattenOptions(options).flatMap((option) => {
      const group = groupOf(option);
      return group === undefined || option.children.length === 0 ? [] : groupRules(group.name, group.within, shared);
    }),
  ];
}

function groupRules(name: string, within: string, shared: SharedTypes): ResolvedRule[] {
  const type = shared.get(name);
  if (type === undefined) return [];
  const { value, origin } = type;
  return [
    ...rulesAt(value.rules, within, (index) => origin(['rules', index])),
    ...value.inherits.flatMap((base) => groupRules(base, within, shared)),
  ];
}

function rulesAt(rules: readonly OptionRule[], group: string, origin: (index: number) => Origin): ResolvedRule[] {
  return rules.map((rule, index) => ({ rule, within: joined(group, rule.within ?? ''), origin: origin(index) }));
}

/** One path after the other, with a dot between them unless one is empty. */
export function joined(first: string, second: string): string {
  return [first, second].filter((part) => part !== '').join('.');
}

/** The tests of a rule, each as an object. */
export function ruleTests({ when, whenAny, options }: OptionRule): { when: OptionTest[]; options: OptionTest[] } {
  const asTest = (test: string | OptionTest) => (typeof test === 'string' ? { option: test } : test);
  return { when: (when ?? whenAny ?? []).map(asTest), options: options.map(asTest) };
}

/** Rules as the checker and forms know them, with the defaults that the platform sees. @param options of their owner */
export function recipeRules(rules: readonly ResolvedRule[], options: readonly ResolvedOption[]): RecipeRule[] {
  const byPath = new Map(flattenOptions(options).map(({ path, option }) => [path, option]));
  return rules.map((resolved) => recipeRule(resolved, byPath));
}

function recipeRule({ rule, within }: ResolvedRule, byPath: ReadonlyMap<string, ResolvedOption['option']>): RecipeRule {
  const { kind, whenAny, why, message, severity } = rule;
  const withDefault = (test: OptionTest): RuleTest => {
    const { default: value, defaultNote } = byPath.get(joined(within, test.option)) ?? {};
    return {
      ...test,
      ...(value !== undefined && value !== null && { default: value }),
      ...(value === undefined && defaultNote !== undefined && { computed: true }),
    };
  };
  const { when, options } = ruleTests(rule);
  return {
    kind,
    within,
    when: when.map(withDefault),
    ...(whenAny && { any: true }),
    options: options.map(withDefault),
    why,
    ...(message !== undefined && { message }),
    severity,
  };
}
