import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  printType,
} from 'graphql';
import { z } from 'zod';
import type { BuiltData } from '#services/mcp/built-data.ts';
import { pageMarkdown } from '#services/mcp/page-markdown.ts';
import { sectionOf } from '#services/mcp/page-section.ts';
import { docsTool } from '#services/mcp/tool.ts';
import { unknownName } from '#services/mcp/unanswerable.ts';
import { graphqlPath, memberAnchor, nameAnchor, pageOfType } from '../addresses.ts';
import { builtSchema } from './built-schema.ts';

export const graphqlType = docsTool({
  name: 'graphql_type',
  title: 'Describe a GraphQL type or operation',
  description:
    'Returns the definition and page of a type (`Dataset`), a field (`Dataset.tags`), a query, or a mutation (`addTag` or `Mutation.addTag`), with descriptions. For a query or a mutation, it also returns the required privilege and an example. `Query` and `Mutation` list their fields.',
  input: { name: z.string().trim().min(1).max(200).describe('Name, capitalized as in the schema if you know it.') },
  answer: ({ name }, data) => {
    const schema = builtSchema(data);
    const [first = '', member] = name.split('.');
    const root = (['query', 'mutation'] as const).find((kind) => same(kind, first));
    if (root !== undefined)
      return member === undefined ? rootText(schema, root) : operationText(schema, root, member, data);
    const type = typeNamed(schema, first);
    if (type !== undefined) return member === undefined ? typeText(type) : memberText(type, member);
    const found = operations(schema).find(({ field }) => same(field.name, name));
    if (found === undefined) {
      const names = [...typesOf(schema).map((one) => one.name), ...operations(schema).map(({ field }) => field.name)];
      throw unknownName('GraphQL type or operation', name, names);
    }
    return foundText(found, data);
  },
});

type Kind = 'query' | 'mutation';
type Operation = ReturnType<typeof operations>[number];

/** An operation with what its page says besides the definition: the privilege, the response, and an example. */
function foundText({ field, kind }: Operation, data: BuiltData): string {
  const path = operationsPath(kind);
  const anchor = nameAnchor(field.name);
  const section = sectionOf(pageMarkdown(path, data).markdown, anchor) ?? '';
  // The definition has the description and the arguments.
  const [, more = ''] = /^(- \*\*.*)$/ms.exec(section) ?? [];
  return [answer(`${kind} ${field.name}`, fieldSdl(field), `${path}#${anchor}`), more.trim()].join('\n\n').trim();
}

function operationsPath(kind: Kind): string {
  return graphqlPath(kind === 'query' ? 'queries' : 'mutations');
}

/** All operations of a root type by name, because their definitions together are too long for an answer. */
function rootText(schema: GraphQLSchema, kind: Kind): string {
  const own = operations(schema).filter((one) => one.kind === kind);
  const lines = own.map(({ field }) => `- \`${field.name}\`: \`${field.type}\``);
  const example = own[0]?.field.name ?? '';
  return [
    `# ${kind === 'query' ? 'Query' : 'Mutation'}`,
    `Page: \`${operationsPath(kind)}\``,
    `${own.length} fields. For details, ask for a field by name, for example \`${example}\`.`,
    lines.join('\n'),
  ].join('\n\n');
}

function operationText(schema: GraphQLSchema, kind: Kind, name: string, data: BuiltData): string {
  const own = operations(schema).filter((one) => one.kind === kind);
  const found = own.find(({ field }) => same(field.name, name));
  if (found !== undefined) return foundText(found, data);
  throw unknownName(
    kind,
    name,
    own.map(({ field }) => field.name),
  );
}

function typeText(type: GraphQLNamedType): string {
  return answer(type.name, printType(type), `${graphqlPath(pageOfType(type))}#${nameAnchor(type.name)}`);
}

function memberText(type: GraphQLNamedType, member: string): string {
  const hasFields = isObjectType(type) || isInterfaceType(type) || isInputObjectType(type);
  const fields = hasFields ? Object.values(type.getFields()) : [];
  const field = fields.find((one) => same(one.name, member));
  if (field === undefined)
    throw unknownName(
      `${type.name} field`,
      member,
      fields.map((one) => one.name),
    );
  const anchor = memberAnchor(nameAnchor(type.name), field.name);
  const sdl = 'args' in field ? fieldSdl(field) : `"""${field.description ?? ''}"""\n${field.name}: ${field.type}`;
  const inside = `Its type: \`${getNamedType(field.type as GraphQLType).name}\`.`;
  return `${answer(`${type.name}.${field.name}`, sdl, `${graphqlPath(pageOfType(type))}#${anchor}`)}\n\n${inside}`;
}

function answer(title: string, sdl: string, page: string): string {
  return `# ${title}\n\nPage: \`${page}\`\n\n\`\`\`graphql\n${sdl}\n\`\`\``;
}

function fieldSdl({ name, description, args, type, deprecationReason }: GraphQLField<unknown, unknown>): string {
  const given = args.map((arg) => `  "${arg.description ?? ''}"\n  ${arg.name}: ${arg.type}\n`);
  const deprecated = deprecationReason == null ? '' : ` @deprecated(reason: ${JSON.stringify(deprecationReason)})`;
  const list = given.length === 0 ? '' : `(\n${given.join('')})`;
  return `"""${description ?? ''}"""\n${name}${list}: ${type}${deprecated}`;
}

function typesOf(schema: GraphQLSchema): GraphQLNamedType[] {
  return Object.values(schema.getTypeMap()).filter(({ name }) => !/^(__|Query$|Mutation$)/.test(name));
}

function typeNamed(schema: GraphQLSchema, name: string): GraphQLNamedType | undefined {
  const types = typesOf(schema);
  const exact = types.find((type) => type.name === name);
  // An operation such as `dataset` is not the type `Dataset`.
  return (
    exact ??
    (operations(schema).some(({ field }) => field.name === name)
      ? undefined
      : types.find((type) => same(type.name, name)))
  );
}

function operations(schema: GraphQLSchema) {
  const of = (kind: 'query' | 'mutation') =>
    Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {}).map(
      (field) => ({ kind, field }),
    );
  return [...of('query'), ...of('mutation')];
}

function same(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
