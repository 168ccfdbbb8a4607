import { isGiven, type YamlNode } from '#yaml/tree.ts';
import { isVariable } from '../check/walk.ts';
import type { RecipeRule, RuleTest } from '../facts.ts';
import { nodesAt } from './nodes-at.ts';

/** Whether something is true; `unknown` when it depends on an environment variable or on a default that the platform computes. */
export type Truth = boolean | 'unknown';

/** Whether a test is true for a group of options. */
export function holds(test: RuleTest, group: YamlNode): Truth {
  const { found, hidden } = nodesAt(group, test.option);
  const given = found.filter(({ node }) => isGiven(node));
  if (given.length > 0) return test.given === false ? false : anyOf(given.map(({ node }) => nodeHolds(test, node)));
  if (hidden) return 'unknown';
  return found.length > 0 ? valueHolds(test, undefined) : defaultHolds(test);
}

/** Whether the conditions of a rule are met. A rule without any always applies. */
export function applies({ when, any }: RecipeRule, group: YamlNode): Truth {
  const truths = when.map((test) => holds(test, group));
  return any ? anyOf(truths) : allOf(truths);
}

export function anyOf(truths: readonly Truth[]): Truth {
  if (truths.includes(true)) return true;
  return truths.includes('unknown') ? 'unknown' : false;
}

function allOf(truths: readonly Truth[]): Truth {
  if (truths.includes(false)) return false;
  return truths.includes('unknown') ? 'unknown' : true;
}

function nodeHolds(test: RuleTest, node: YamlNode): Truth {
  const { is, isNot, matches } = test;
  if (is === undefined && isNot === undefined && matches === undefined) return true;
  if (isVariable(node)) return 'unknown';
  return valueHolds(test, node.kind === 'scalar' ? node.value : {});
}

function defaultHolds(test: RuleTest): Truth {
  const { is, isNot, matches, written, computed } = test;
  if (written) return test.given === false;
  const asksForValue = is !== undefined || isNot !== undefined || matches !== undefined;
  if (computed) return asksForValue ? 'unknown' : test.given === false;
  return valueHolds(test, test.default ?? undefined);
}

/** @param value undefined for an option without a value */
function valueHolds({ is, isNot, matches, given }: RuleTest, value: unknown): boolean {
  if (is) return is.some((expected) => isSame(value, expected));
  if (isNot) return !isNot.some((expected) => isSame(value, expected));
  if (matches !== undefined) return typeof value === 'string' && new RegExp(matches).test(value);
  return (value !== undefined) === (given ?? true);
}

const on = /^(1|on|t|true|y|yes)$/i;
const off = /^(0|off|f|false|n|no)$/i;

/** Compares like pydantic, which converts strings to booleans and numbers. Case doesn't matter, because several choices accept any case. */
function isSame(value: unknown, expected: string | number | boolean): boolean {
  if (typeof expected === 'boolean') return (expected ? on : off).test(String(value));
  if (typeof expected === 'number') return Number(value) === expected;
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  return String(value).toUpperCase() === expected.toUpperCase();
}
