import type { OptionTest } from '#model/option-rule.ts';
import { joined, type ResolvedRule, ruleTests } from './resolve-rules.ts';

/** What a rule says at one option, in a few words: `Required with authentication_type: KEY_PAIR_AUTHENTICATOR`. */
export interface OptionRelation {
  label: string;
  /** Value of the option itself for which the relation applies; absent for any. */
  value?: string;
  /** Other options of the relation. */
  names: readonly RelatedOption[];
  /** Options that it depends on. */
  with: readonly RelatedOption[];
  /** Options that undo it. */
  unless: readonly RelatedOption[];
}

/** An option with the relevant value, if not every value is. */
export interface RelatedOption {
  path: string;
  text: string;
}

/**
 * What the rules say at each option, by its path. An option is listed by the paths of the config, not of its group. The switch of a group is left out
 * at the other options of the group, since its own description says so.
 */
export function optionRelations(rules: readonly ResolvedRule[]): ReadonlyMap<string, readonly OptionRelation[]> {
  const relations = new Map<string, OptionRelation[]>();
  for (const resolved of rules) {
    for (const [path, relation] of relationsOf(resolved)) {
      relations.set(path, [...(relations.get(path) ?? []), relation]);
    }
  }
  return relations;
}

function relationsOf(resolved: ResolvedRule): [string, OptionRelation][] {
  const { rule, within } = resolved;
  const { when, options } = ruleTests(rule);
  const related = (test: OptionTest): RelatedOption => ({
    path: joined(within, test.option),
    text: joined(within, textOf(test)),
  });
  const conditions = when.filter(({ given }) => given !== false).map(related);
  const absences = when.filter(({ given }) => given === false).map(related);
  const relation = (label: string, names: readonly RelatedOption[], more: Partial<OptionRelation> = {}) => ({
    label,
    names,
    with: [],
    unless: [],
    ...more,
  });
  const atOptions = (relationAt: (own: OptionTest) => OptionRelation): [string, OptionRelation][] =>
    options.map((test) => [joined(within, test.option), relationAt(test)]);
  const given = when.filter((test) => test.given !== false);
  const atConditions = (label: string): [string, OptionRelation][] =>
    given.map((own) => [
      joined(within, own.option),
      relation(label, options.map(related), {
        ...(own.is && { value: own.is.join(' | ') }),
        with: rule.whenAny === undefined ? given.filter((test) => test !== own).map(related) : [],
        unless: absences,
      }),
    ]);
  const others = (own: OptionTest) => options.filter((test) => test !== own).map(related);
  switch (rule.kind) {
    case 'requires':
      return [
        ...atOptions(() => relation('Required with', conditions, { unless: absences })),
        ...atConditions('Requires'),
      ];
    case 'excludes':
      return [...atOptions(() => relation('Not with', conditions)), ...atConditions('Not with')];
    case 'impliedBy':
      return atOptions(() => relation('Ignored with', conditions));
    case 'onlyWith':
      if (isSwitch(resolved)) return [];
      return atOptions(() =>
        conditions.length === 0 ? relation('Ignored with', absences) : relation('Only with', conditions),
      );
    case 'atMostOneOf':
      return atOptions((own) => relation('Not with', others(own), { with: conditions }));
    default:
      return [
        ...atOptions((own) =>
          relation(rule.kind === 'exactlyOneOf' ? 'Required: either this or' : 'Required: this or', others(own), {
            with: conditions,
          }),
        ),
        ...atConditions('Requires one of'),
      ];
  }
}

/** Whether a rule only says that a group has a switch, which is an option of the group. */
function isSwitch({ rule }: ResolvedRule): boolean {
  const { when } = ruleTests(rule);
  return when.length === 1 && when[0]?.option === 'enabled';
}

function textOf({ option, is, isNot, matches }: OptionTest): string {
  if (is) return `${option}: ${is.join(' | ')}`;
  if (isNot) return `${option} ≠ ${isNot.join(', ')}`;
  return matches === undefined ? option : `${option}: …`;
}
