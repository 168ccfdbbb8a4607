import type { GraphQLField } from 'graphql';
import { blockPart, codeFence, headingPart, markdownPart } from '#generators/drafting/draft-parts.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { codeOf, plainText } from '#generators/drafting/plain-text.ts';
import type { DraftPart, Section } from '#model/page.ts';
import type { Origin } from '#model/problem.ts';
import { nameAnchor } from './addresses.ts';
import type { GraphqlOperationBlock } from './blocks/block-types.ts';
import { argumentRows } from './field-rows.ts';
import { originOf } from './read-schema.ts';
import type { GraphqlOperation } from './schema.ts';
import { typeText } from './type-text.ts';

/** An operation of the data, and the positions of its parts in its file. */
export interface LocatedOperation {
  value: GraphqlOperation;
  subject: string;
  origin(path: readonly (string | number)[]): Origin;
}

/** Heading, definition and example of a query or mutation; without data there is no example, and without a response the example has none. */
export function operationParts(
  field: GraphQLField<unknown, unknown>,
  page: 'queries' | 'mutations',
  operation: LocatedOperation | undefined,
  response: object | undefined,
): DraftPart[] {
  const origin = originOf(field.astNode);
  const block = operationBlock(field, page, operation?.value);
  return [
    headingPart(2, field.name, origin, nameAnchor(field.name)),
    blockPart(block, origin, [sectionOf(block)]),
    ...(operation === undefined ? [] : exampleParts(operation, response)),
  ];
}

function operationBlock(
  field: GraphQLField<unknown, unknown>,
  page: 'queries' | 'mutations',
  operation: GraphqlOperation | undefined,
): GraphqlOperationBlock {
  const privilege = operation?.privilege ?? 'None beyond a valid login.';
  return {
    type: 'graphql-operation',
    name: field.name,
    description: parseRichText(field.description ?? ''),
    args: argumentRows(field.args, nameAnchor(field.name), page),
    returns: typeText(field.type, page),
    privilege: parseRichText(privilege),
    note: parseRichText(operation?.note ?? ''),
    ...(field.deprecationReason == null ? {} : { deprecated: parseRichText(field.deprecationReason) }),
  };
}

function exampleParts(
  { value: { document, variables }, origin }: LocatedOperation,
  response: object | undefined,
): DraftPart[] {
  const json = (value: unknown) => codeFence('json', JSON.stringify(value, null, 2));
  const tabs = [
    tab('Operation', 'operation', codeFence('graphql', document)),
    ...(Object.keys(variables).length === 0 ? [] : [tab('Variables', 'variables', json(variables))]),
    ...(response === undefined ? [] : [tab('Response', 'answer', json(response))]),
  ];
  return markdownPart(`::::tabs{group=operation}\n${tabs.join('')}::::\n`, origin(['document']));
}

function tab(label: string, value: string, content: string): string {
  return `:::tab[${label}]{value=${value}}\n${content}:::\n`;
}

function sectionOf({ name, description, args, note, privilege }: GraphqlOperationBlock): Section {
  const texts = [description, ...args.map((argument) => argument.description), note, privilege];
  return {
    anchor: '',
    title: '',
    trail: [],
    text: texts.map(plainText).join(' '),
    code: [name, ...args.map((argument) => argument.name), ...codeOf(description)],
  };
}
