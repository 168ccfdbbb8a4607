import { variablePattern } from '#recipes/check/walk.ts';
import type { RecipeRule, RuleTest } from '#recipes/facts.ts';
import { holds } from '#recipes/option-rules/holds.ts';
import type { JsonSchema } from './json-schema.ts';

/** A text whose value depends on an environment variable. */
const variable: JsonSchema = { type: 'string', pattern: variablePattern.source };

/**
 * Rules as JSON Schema, for the config they belong to. Only rules that stop a run are included, because a recipe with an option
 * that has no effect is valid.
 * @returns subschemas that must all match
 */
export function rulesSchema(rules: readonly RecipeRule[]): JsonSchema[] {
  return rules
    .filter(({ severity }) => severity === 'error')
    .map((rule) => ({ description: rule.why.replaceAll('`', ''), ...within(rule.within, ruleSchema(rule)) }));
}

function ruleSchema(rule: RecipeRule): JsonSchema {
  const { kind, when, any, options } = rule;
  const conditions = when.map(certain);
  const applies = conditions.length === 1 ? (conditions[0] ?? {}) : { [any ? 'anyOf' : 'allOf']: conditions };
  if (kind === 'onlyWith') {
    const met = when.map(possible);
    return implies(
      { anyOf: options.map((test) => certain({ ...test, written: true })) },
      { [any ? 'anyOf' : 'allOf']: met },
    );
  }
  const demand = demandOf(rule);
  return conditions.length === 0 ? demand : implies(applies, demand);
}

function demandOf({ kind, options }: RecipeRule): JsonSchema {
  const tooMany = options.flatMap((one, index) =>
    options.slice(index + 1).map((other) => ({ allOf: [certain(one), certain(other)] })),
  );
  switch (kind) {
    case 'requires':
      return { allOf: options.map(possible) };
    case 'excludes':
      return { not: { anyOf: options.map(certain) } };
    case 'atLeastOneOf':
      return { anyOf: options.map(possible) };
    case 'atMostOneOf':
      return { not: { anyOf: tooMany } };
    default:
      return { oneOf: options.map(possible) };
  }
}

function implies(condition: JsonSchema, demand: JsonSchema): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: condition, then: demand };
}

/** The test is true, whatever environment variables contain. */
function certain(test: RuleTest): JsonSchema {
  const { isNot, matches } = test;
  const value = isNot || matches !== undefined ? { allOf: [{ not: variable }, leaf(test)] } : leaf(test);
  return along(test.option.split('.'), value, holds(test, nothing) !== true, false);
}

/** The test is true, or its result depends on an environment variable. */
function possible(test: RuleTest): JsonSchema {
  const asksForValue = test.is ?? test.isNot ?? test.matches;
  const value = asksForValue === undefined ? leaf(test) : { anyOf: [leaf(test), variable] };
  return along(test.option.split('.'), value, holds(test, nothing) === false, true);
}

/** A config without any options, to determine what defaults mean for a test. */
const nothing = { kind: 'map', entries: [], flow: true, from: 0, to: 0 } as const;

function leaf({ is, isNot, matches, given }: RuleTest): JsonSchema {
  if (is) return { enum: is.flatMap(written) };
  if (isNot) return { not: { enum: isNot.flatMap(written) } };
  if (matches !== undefined) return { type: 'string', pattern: matches };
  return given === false ? { type: 'null' } : { not: { type: 'null' } };
}

/** How a recipe may write a value: booleans come as words too. */
function written(value: string | number | boolean): (string | number | boolean)[] {
  if (typeof value !== 'boolean') return [value];
  return value ? [true, 'true', 'True', 'yes', 'on'] : [false, 'false', 'False', 'no', 'off'];
}

/**
 * A schema for the value at a path.
 * @param required whether the option has to be there
 * @param open whether an environment variable may stand for a group on the way
 */
function along(
  [key = '', ...rest]: readonly string[],
  value: JsonSchema,
  required: boolean,
  open: boolean,
): JsonSchema {
  const below = rest.length === 0 ? value : along(rest, value, required, open);
  const inner = open && rest.length > 0 ? { anyOf: [below, variable] } : below;
  if (key === '*') return someOf(inner);
  return { type: 'object', properties: { [key]: inner }, ...(required && { required: [key] }) };
}

/** At least one item of a list or one value of a map fits. */
function someOf(inner: JsonSchema): JsonSchema {
  return {
    anyOf: [
      { type: 'array', contains: inner },
      { type: 'object', not: { additionalProperties: { not: inner } } },
    ],
  };
}

/** For a value whose type its option's own schema checks: strict validators want a type next to keywords that are about one type. */
const anyType: JsonSchema = { type: ['array', 'boolean', 'null', 'number', 'object', 'string'] };

/** A schema for the group at a path in a config, where there is one. */
function within(path: string, schema: JsonSchema): JsonSchema {
  if (path === '') return schema;
  const group = implies({ type: 'object' }, schema);
  return path.split('.').reduceRight<JsonSchema>(
    (inner, key, depth) => ({
      // The config itself is known to be an object.
      ...(depth > 0 && anyType),
      ...(key === '*' ? { items: inner, additionalProperties: inner } : { properties: { [key]: inner } }),
    }),
    group,
  );
}
