import type { Fix } from '#model/text-check.ts';
import { removeFix, replaceFix } from '#yaml/check/fixes.ts';
import { insertEdit } from '#yaml/edits.ts';
import { flowYaml } from '#yaml/flow-yaml.ts';
import { type Entry, entryOf, isGiven, type MapNode } from '#yaml/tree.ts';
import type { Scope } from '../check/context.ts';
import type { RuleTest } from '../facts.ts';
import { recipeMessage } from '../messages.ts';
import type { BrokenRule } from '../option-rules/broken-rule.ts';
import { findOption } from '../option-rules/find-option.ts';
import { nodesAt } from '../option-rules/nodes-at.ts';
import { exampleValue } from '../write/example-value.ts';

/** Maximum number of corrections for a broken rule, so that the list stays readable. */
const mostFixes = 3;

/** Corrections that each make the recipe follow the rule; none if that takes more than one option. */
export function optionRuleFixes(broken: BrokenRule, scope: Scope, text: string): Fix[] {
  const { rule, group, at, missing } = broken;
  const set = (test: RuleTest) => setFix(test, group.path, group.node, scope, text);
  const [condition] = rule.when;
  const canMeet = rule.when.length === 1 || rule.any === true;
  switch (rule.kind) {
    case 'requires':
      return at.length === 1 ? at.flatMap(set) : [];
    case 'onlyWith': {
      const removed = at.length === 1 ? at.flatMap((test) => remove(test, group.node)) : [];
      return [...removed, ...(canMeet && condition !== undefined ? set(condition) : [])].slice(0, mostFixes);
    }
    case 'excludes':
    case 'impliedBy': {
      const [only] = at;
      return at.length === 1 && only !== undefined ? remove(only, group.node) : [];
    }
    default:
      if (missing) return at.flatMap(set).slice(0, mostFixes);
      return at.length === 2 ? at.flatMap((test) => remove(test, group.node)) : [];
  }
}

/** Removes the options that a test asks about, if a value in the recipe makes the test true. */
function remove({ option, default: usual }: RuleTest, group: MapNode): Fix[] {
  const { found } = nodesAt(group, option);
  const last = found.length === 1 ? found[0]?.entries.at(-1) : undefined;
  if (last === undefined || usual === true) return [];
  return removeFix(recipeMessage('recipeRemoveCode', { code: option }), last.map, last.entry);
}

/** Makes a test true by adding the option or replacing its value. */
function setFix(test: RuleTest, within: string, group: MapNode, scope: Scope, text: string): Fix[] {
  const { option: path, is, isNot, matches, given } = test;
  if (path.includes('*') || isNot || matches !== undefined || given === false) return [];
  const full = within === '' ? path : `${within}.${path}`;
  const option = findOption(scope.plugin?.options ?? [], full);
  if (option === undefined || (is !== undefined && is.length > 1)) return [];
  const value = is?.[0] === undefined ? exampleValue(option, scope.plugin?.type ?? 'recipe') : flowYaml(is[0]);
  return setValue(path.split('.'), value, group, text);
}

function setValue(keys: readonly string[], value: string, map: MapNode, text: string): Fix[] {
  const [key = '', ...rest] = keys;
  const entry = entryOf(map, key);
  if (entry === undefined) {
    const line = `${key}: ${rest.reduceRight((inside, name) => `{${name}: ${inside}}`, value)}`;
    return [{ label: recipeMessage('recipeAddCode', { code: line }), edits: [insertEdit(text, map, [line])] }];
  }
  if (rest.length > 0) return entry.value.kind === 'map' ? setValue(rest, value, entry.value, text) : [];
  return isWrittenIn(map, entry) && isGiven(entry.value)
    ? [replaceFix(recipeMessage('recipeWriteCode', { code: `${key}: ${value}` }), entry.value, value)]
    : [];
}

/** An alias or a merge key can't be changed this way, because its text is elsewhere. */
function isWrittenIn(map: MapNode, { value }: Entry): boolean {
  return value.from >= map.from && value.to <= map.to;
}
