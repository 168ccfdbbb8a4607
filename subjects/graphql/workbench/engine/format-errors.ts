import {
  type GraphQLError,
  type GraphQLOutputType,
  type GraphQLSchema,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { toJsonObject } from './json.ts';
import type { WorkbenchError } from './types.ts';

type Path = readonly (string | number)[];

/** graphql-js's message for a null where the schema doesn't allow one. */
const nullMessage = /^Cannot return null for non-nullable field (\w+)\.(\w+)\.$/;

/** A field as `Type.field`. */
export interface FieldName {
  type: string;
  field: string;
}

/**
 * An error as the platform returns it. graphql-java words the error for a null differently, and adds it to the error of a field that failed
 * although it can't be null; `failed` names that field.
 */
export function formatError(error: GraphQLError, schema: GraphQLSchema, failed?: FieldName): WorkbenchError[] {
  const path = error.path ?? [];
  const [, type, field] = nullMessage.exec(error.message) ?? [];
  if (type !== undefined && field !== undefined) return [nullError(path, { type, field }, schema)];
  const locations = error.locations?.map(({ line, column }) => ({ line, column }));
  const formatted = {
    message: error.message,
    ...(locations !== undefined && { locations }),
    ...(error.path !== undefined && { path: error.path }),
    ...(Object.keys(error.extensions).length > 0 && { extensions: toJsonObject(error.extensions) }),
  };
  return failed === undefined ? [formatted] : [formatted, nullError(path, failed, schema)];
}

function nullError(path: Path, name: FieldName, schema: GraphQLSchema): WorkbenchError {
  const text = path.map((step) => (typeof step === 'number' ? `[${step}]` : `/${step}`)).join('');
  const { type, parent } = nullableTypes(path, name, schema);
  return {
    message: [
      `The field at path '${text}' was declared as a non null type, but the code involved in retrieving data has wrongly returned a null value.  `,
      'The graphql specification requires that the parent field be set to null, or if that is non nullable that it bubble up null to its parent and so on. ',
      `The non-nullable type is '${type}' within parent type '${parent}'`,
    ].join(''),
    path: [...path],
    extensions: { classification: 'NullValueInNonNullableField' },
  };
}

/** The type of the value that was null and what it's in: an object, or a list for an element of one. */
function nullableTypes(
  path: Path,
  { type, field }: FieldName,
  schema: GraphQLSchema,
): { type: string; parent: string } {
  const object = schema.getType(type);
  let parent = type;
  let current = isObjectType(object) ? object.getFields()[field]?.type : undefined;
  const elements = path.slice(path.findLastIndex((step) => typeof step === 'string') + 1);
  for (const _ of elements) {
    const list = unwrapped(current);
    parent = String(list);
    current = isListType(list) ? list.ofType : undefined;
  }
  return { type: String(unwrapped(current)), parent };
}

function unwrapped(type: GraphQLOutputType | undefined) {
  return isNonNullType(type) ? type.ofType : type;
}
