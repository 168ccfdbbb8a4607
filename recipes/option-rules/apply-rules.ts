import type { Message, Said } from '#model/message.ts';
import { listed } from '#yaml/check/listed.ts';
import type { MapNode } from '#yaml/tree.ts';
import type { RecipeRule, RuleTest } from '../facts.ts';
import { recipeMessage } from '../messages.ts';
import { configTree } from './config-tree.ts';
import { applies, holds } from './holds.ts';
import { nodesAt } from './nodes-at.ts';
import { conditionWords, testWords } from './rule-words.ts';

/** What the rules say about a form. Each path covers everything below it. Texts contain code between backticks. */
export interface RuledForm {
  /** Options that the values make required, with the reason. */
  required: Readonly<Record<string, Said>>;
  /** Options of which one is required, and none is set. */
  choices: readonly { options: readonly string[]; reason: Said }[];
  /** Options that have no effect with these values. */
  hidden: readonly string[];
  /** Options that can't be combined with these values, with the reason. */
  disabled: Readonly<Record<string, Said>>;
  /** For hidden options: what the same choice requires instead. */
  replaced: Readonly<Record<string, readonly string[]>>;
}

/**
 * How a form has to change with its values: choosing key-pair authentication hides `password` and requires a key.
 * @param values YAML on one line by the path of the option below `config`, as in `RecipeChoices`; an empty text leaves the option out
 * @param rules of the source, sink, or transformer
 */
export function applyRules(values: Readonly<Record<string, string>>, rules: readonly RecipeRule[]): RuledForm {
  const config = configTree(values);
  const required: Record<string, Said> = {};
  const choices: { options: readonly string[]; reason: Said; rule: RecipeRule }[] = [];
  const hidden: { path: string; rule: RecipeRule }[] = [];
  const disabled: Record<string, Said> = {};
  for (const { rule, group } of ruledGroups(config, rules)) {
    const truth = applies(rule, group);
    const full = ({ option }: RuleTest) => (rule.within === '' ? option : `${rule.within}.${option}`);
    const paths = rule.options.filter(isPresence).map(full);
    if (rule.kind === 'onlyWith') {
      if (truth === false) hidden.push(...paths.map((path) => ({ path, rule })));
      continue;
    }
    if (rule.kind === 'excludes') {
      for (const [path, reason] of excluded(rule, group, truth === true)) disabled[path] ??= reason;
      continue;
    }
    if (truth !== true) continue;
    const condition = conditionWords(rule, rule.within);
    if (rule.kind === 'requires') {
      for (const path of paths)
        required[path] ??=
          condition === '' ? recipeMessage('recipeIsRequired') : recipeMessage('recipeRequiredWith', { condition });
    } else if (rule.kind === 'impliedBy') {
      for (const path of paths) disabled[path] ??= recipeMessage('recipeSetBy', { condition });
    } else {
      const set = rule.options.filter((test) => holds(test, group) === true);
      if (set.length === 0 && rule.kind !== 'atMostOneOf')
        choices.push({ options: paths, reason: oneNeeded(paths, condition), rule });
      if (set.length === 1 && rule.kind !== 'atLeastOneOf') {
        const [only] = set as [RuleTest];
        for (const path of paths) if (path !== full(only)) disabled[path] ??= notWith(testWords(only, rule.within));
      }
    }
  }
  const isHidden = (path: string) => hidden.some((each) => path === each.path || path.startsWith(`${each.path}.`));
  const shown = <Value>(record: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(record).filter(([path]) => !isHidden(path)));
  const needed = [...requiredBy(rules, config), ...choices.map(({ rule, options }) => ({ rule, options }))];
  return {
    required: shown(required),
    choices: choices.map(({ options, reason }) => ({ options, reason })),
    hidden: [...new Set(hidden.map(({ path }) => path))],
    disabled: shown(disabled),
    replaced: Object.fromEntries(
      hidden.map(({ path, rule }) => [
        path,
        needed.flatMap((other) => (shareCondition(rule, other.rule) ? other.options : [])),
      ]),
    ),
  };
}

/** The rules with the groups that they concern. An empty group still shows which options would have no effect in it. */
function ruledGroups(config: MapNode, rules: readonly RecipeRule[]): { rule: RecipeRule; group: MapNode }[] {
  return rules.flatMap((rule) => {
    if (rule.within.includes('*')) return [];
    const [first] = nodesAt(config, rule.within).found;
    if (first?.node.kind === 'map') return [{ rule, group: first.node }];
    return first === undefined && rule.kind === 'onlyWith' ? [{ rule, group: configTree({}) }] : [];
  });
}

function requiredBy(rules: readonly RecipeRule[], config: MapNode): { rule: RecipeRule; options: readonly string[] }[] {
  return ruledGroups(config, rules)
    .filter(({ rule, group }) => rule.kind === 'requires' && applies(rule, group) === true)
    .map(({ rule }) => ({
      rule,
      options: rule.options
        .filter(isPresence)
        .map(({ option }) => (rule.within === '' ? option : `${rule.within}.${option}`)),
    }));
}

/** Both directions: an option that excludes another can't be added alongside it. */
function excluded(rule: RecipeRule, group: MapNode, applied: boolean): [string, Said][] {
  const { options, when, any, within } = rule;
  const full = (option: string) => (within === '' ? option : `${within}.${option}`);
  if (applied)
    return options.filter(isPresence).map(({ option }) => [full(option), notWith(conditionWords(rule, within))]);
  const set = options.filter((test) => holds({ ...test, written: true }, group) === true);
  const backwards = set.length > 0 && (any || when.length === 1);
  return backwards
    ? when.filter(isPresence).map(({ option }) => [
        full(option),
        notWith(
          listed(
            set.map((test) => testWords(test, within)),
            'and',
          ),
        ),
      ])
    : [];
}

function isPresence({ option, is, isNot, matches, given }: RuleTest): boolean {
  return !option.includes('*') && [is, isNot, matches, given].every((part) => part === undefined);
}

function shareCondition(one: RecipeRule, other: RecipeRule): boolean {
  if (one.within !== other.within) return false;
  return one.when.some(({ option }) => other.when.some((test) => test.option === option));
}

function notWith(options: Said): Message {
  return recipeMessage('recipeNotWith', { options });
}

function oneNeeded(paths: readonly string[], condition: Said): Message {
  const options = listed(
    paths.map((path) => `\`${path}\``),
    'or',
  );
  return condition === ''
    ? recipeMessage('recipeSetOne', { options })
    : recipeMessage('recipeSetOneWith', { condition, options });
}
