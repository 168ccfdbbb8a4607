import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { memberAnchor } from './addresses.ts';
import type { GraphqlFieldRow } from './blocks/block-types.ts';
import type { GraphqlPageId } from './schema.ts';
import { typeText } from './type-text.ts';

/** Fields of an object or interface, with their arguments. */
export function fieldRows(
  fields: Iterable<GraphQLField<unknown, unknown>>,
  owner: string,
  from: GraphqlPageId,
): GraphqlFieldRow[] {
  return [...fields].map((field) => {
    const anchor = memberAnchor(owner, field.name);
    return { ...row(field, anchor, from), required: false, args: argumentRows(field.args, anchor, from) };
  });
}

/** What a caller passes to a field, a query, or a mutation. */
export function argumentRows(args: readonly GraphQLArgument[], owner: string, from: GraphqlPageId): GraphqlFieldRow[] {
  return args.map((argument) => ({
    ...row(argument, memberAnchor(owner, argument.name), from),
    required: isRequiredArgument(argument),
    args: [],
  }));
}

export function inputFieldRows(
  fields: Iterable<GraphQLInputField>,
  owner: string,
  from: GraphqlPageId,
): GraphqlFieldRow[] {
  return [...fields].map((field) => ({
    ...row(field, memberAnchor(owner, field.name), from),
    required: isRequiredInputField(field),
    args: [],
  }));
}

function row(
  item: GraphQLField<unknown, unknown> | GraphQLArgument | GraphQLInputField,
  anchor: string,
  from: GraphqlPageId,
): Omit<GraphqlFieldRow, 'required' | 'args'> {
  return {
    name: item.name,
    anchor,
    fieldType: typeText(item.type, from),
    description: parseRichText(item.description ?? ''),
    ...(item.deprecationReason == null ? {} : { deprecated: parseRichText(item.deprecationReason) }),
  };
}
