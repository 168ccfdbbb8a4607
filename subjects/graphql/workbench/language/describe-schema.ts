import {
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
} from 'graphql';

/** Descriptions of types (`Dataset`) and of what they contain (`Dataset.tags`, `Query.browse.input`). */
export type SchemaDescriptions = Readonly<Record<string, string>>;

interface Described {
  name: string;
  description?: string | null | undefined;
}

/** Everything in a schema that has a description, under its name. */
function* describedParts(schema: GraphQLSchema): Generator<[key: string, part: Described]> {
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || isSpecifiedScalarType(type)) continue;
    yield [type.name, type];
    if (isEnumType(type)) for (const value of type.getValues()) yield [`${type.name}.${value.name}`, value];
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) yield [`${type.name}.${field.name}`, field];
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) {
        yield [`${type.name}.${field.name}`, field];
        for (const argument of field.args) yield [`${type.name}.${field.name}.${argument.name}`, argument];
      }
  }
}

/** A schema's descriptions, which are sent separately. */
export function schemaDescriptions(schema: GraphQLSchema): SchemaDescriptions {
  const parts = [...describedParts(schema)];
  return Object.fromEntries(
    parts.flatMap(([key, { description }]) => (description ? [[key, withoutLinks(description)]] : [])),
  );
}

/** Tooltips have no links, so only the link texts remain. */
function withoutLinks(markdown: string): string {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

/** Adds descriptions to a schema that was built without them. */
export function describeSchema(schema: GraphQLSchema, descriptions: SchemaDescriptions): void {
  for (const [key, part] of describedParts(schema)) part.description = descriptions[key];
}
