import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { plainText } from '#generators/drafting/plain-text.ts';
import type { OptionType, ScalarName } from '#model/option-type.ts';
import { isCaseless, variablePattern } from '#recipes/check/walk.ts';
import type { RecipeRule } from '#recipes/facts.ts';
import type { JsonSchema } from './json-schema.ts';
import type { ResolvedOption } from './resolve-options.ts';
import { rulesSchema } from './rule-schema.ts';

/** Groups and choices that several options share, each listed once by name. */
type Definitions = Record<string, JsonSchema>;

/**
 * The JSON Schema of a config: it accepts what `checkConfig` accepts.
 * @param options the tree of options
 * @param about title and description of the whole
 * @param rules between the options
 */
export function optionsSchema(
  options: readonly ResolvedOption[],
  about: { title: string; description: string },
  rules: readonly RecipeRule[] = [],
): JsonSchema {
  const definitions: Definitions = {};
  const schema = groupSchema(options, false, definitions);
  const allOf = rulesSchema(rules);
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...about,
    ...schema,
    ...(allOf.length === 0 ? {} : { allOf }),
    ...(Object.keys(definitions).length === 0 ? {} : { $defs: definitions }),
  };
}

function groupSchema(options: readonly ResolvedOption[], extraKeys: boolean, definitions: Definitions): JsonSchema {
  const required = options.filter(({ option }) => option.required).map(({ option }) => option.name);
  return {
    type: 'object',
    properties: Object.fromEntries(
      options.map((resolved) => [resolved.option.name, optionSchema(resolved, definitions)]),
    ),
    ...(required.length === 0 ? {} : { required }),
    ...(extraKeys ? {} : { additionalProperties: false }),
  };
}

function optionSchema(resolved: ResolvedOption, definitions: Definitions): JsonSchema {
  const { option, type } = resolved;
  const { deprecated } = option;
  const note = deprecated === undefined ? '' : ` Deprecated: ${inWords(deprecated.note)}`;
  return {
    ...typeSchema(type, resolved, definitions),
    description: inWords(option.description) + note,
    ...(option.default === undefined ? {} : { default: option.default }),
    ...(option.example === undefined ? {} : { examples: [option.example] }),
    ...(deprecated === undefined ? {} : { deprecated: true }),
  };
}

function typeSchema(type: OptionType, resolved: ResolvedOption, definitions: Definitions): JsonSchema {
  const { allowed, children, extraKeys } = resolved;
  switch (type.kind) {
    case 'any':
      return {};
    case 'union':
      return { anyOf: type.of.map((member) => typeSchema(member, resolved, definitions)) };
    case 'list':
      return orVariable('array', { items: typeSchema(type.of, resolved, definitions) });
    case 'map':
      return orVariable('object', { additionalProperties: typeSchema(type.of, resolved, definitions) });
    case 'scalar':
      return allowed.length > 0 ? choiceSchema(allowed) : scalarSchemas[type.name];
    case 'object':
      return children.length === 0
        ? orVariable('object', {})
        : orVariable('object', groupSchema(children, extraKeys, definitions));
    case 'shared':
      if (!Object.hasOwn(definitions, type.name)) {
        // Known before its options are read, so that a type may contain itself.
        definitions[type.name] = {};
        definitions[type.name] =
          allowed.length > 0
            ? choiceSchema(allowed)
            : orVariable('object', groupSchema(children, extraKeys, definitions));
      }
      return { $ref: `#/$defs/${type.name}` };
  }
}

function choiceSchema(allowed: ResolvedOption['allowed']): JsonSchema {
  const values = allowed.map(({ value, meaning }) => ({ const: value, description: inWords(meaning) }));
  const names = allowed.map(({ value }) => String(value));
  const inAnyCase = isCaseless(names) ? [{ type: 'string', pattern: `^(${names.map(anyCase).join('|')})$` }] : [];
  return { anyOf: [...values, ...inAnyCase, { type: ['string', 'null'], pattern: variablePattern.source }] };
}

/** A name as a regular expression for all of its spellings, because JSON Schema patterns have no flags. */
function anyCase(name: string): string {
  return name.replaceAll(/[A-Za-z]/g, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
}

/** A value may be empty, and a text with a variable instead, since `pattern` concerns texts only. */
function orVariable(type: string, rest: JsonSchema): JsonSchema {
  return { ...rest, type: [type, 'string', 'null'], pattern: variablePattern.source };
}

const text: JsonSchema = { type: ['string', 'number', 'null'] };
const scalarSchemas: Readonly<Record<ScalarName, JsonSchema>> = {
  string: text,
  secret: text,
  path: text,
  url: text,
  duration: text,
  datetime: { type: ['string', 'null'] },
  integer: orVariable('integer', {}),
  number: orVariable('number', {}),
  boolean: orVariable('boolean', {}),
};

function inWords(markup: string): string {
  return plainText(parseRichText(markup));
}
