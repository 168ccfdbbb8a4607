import type { MapNode, YamlNode } from '#yaml/tree.ts';
import type { RecipeRule, RuleTest } from '../facts.ts';
import { applies, holds } from './holds.ts';
import { type Found, nodesAt } from './nodes-at.ts';

/** A rule that a recipe breaks. */
export interface BrokenRule {
  rule: RecipeRule;
  /** The group in the recipe that breaks it. */
  group: Found & { node: MapNode };
  /** Options that are missing, too many, or without effect; all options of the rule if none of them is set and one is needed. */
  at: readonly RuleTest[];
  /** Whether options are missing, rather than too many. */
  missing: boolean;
}

/**
 * The rules that a config certainly breaks. A rule whose outcome depends on an environment variable is not reported.
 * @param config value of the `config` key
 */
export function brokenRules(config: YamlNode, rules: readonly RecipeRule[]): BrokenRule[] {
  return rules.flatMap((rule) =>
    nodesAt(config, rule.within).found.flatMap((group) => {
      const { node } = group;
      if (node.kind !== 'map') return [];
      const broken = brokenIn(rule, node);
      return broken === undefined ? [] : [{ rule, group: { ...group, node }, ...broken }];
    }),
  );
}

function brokenIn(rule: RecipeRule, group: MapNode): Pick<BrokenRule, 'at' | 'missing'> | undefined {
  const { kind, options } = rule;
  const applied = applies(rule, group);
  if (applied !== (kind !== 'onlyWith')) return undefined;
  const truths = options.map((test) => holds(test, group));
  const where = (truth: boolean) => options.filter((_, index) => truths[index] === truth);
  const some = (at: readonly RuleTest[], missing: boolean) => (at.length > 0 ? { at, missing } : undefined);
  switch (kind) {
    case 'requires':
      return some(where(false), true);
    case 'excludes':
      return some(where(true), false);
    case 'onlyWith':
      return some(
        options.filter((test) => isChanged(test, group)),
        false,
      );
    case 'impliedBy':
      return some(
        options.filter((test) => isOverridden(test, group)),
        false,
      );
    default: {
      const set = where(true);
      if (set.length > 1) return kind === 'atLeastOneOf' ? undefined : { at: set, missing: false };
      const none = set.length === 0 && !truths.includes('unknown');
      return none && kind !== 'atMostOneOf' ? { at: options, missing: true } : undefined;
    }
  }
}

/**
 * Whether the recipe writes an option in a way that would make a difference if it had an effect: it turns something on, or sets a value other than
 * the default. An option that is turned off doesn't need a warning that it has no effect.
 */
function isChanged({ default: usual, ...test }: RuleTest, group: MapNode): boolean {
  if (holds({ ...test, written: true }, group) !== true) return false;
  const { option } = test;
  if (holds({ option, is: [false], written: true }, group) === true && typeof usual !== 'number') return false;
  const isPlain = typeof usual === 'string' || typeof usual === 'number';
  return !isPlain || holds({ option, is: [usual] }, group) === false;
}

/** Whether the recipe sets a value other than the implied one. */
function isOverridden(test: RuleTest, group: MapNode): boolean {
  const isWritten = holds({ option: test.option, written: true }, group) === true;
  return isWritten && (test.is === undefined || holds(test, group) === false);
}
