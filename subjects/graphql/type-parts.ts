import {
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
} from 'graphql';
import { blockPart, headingPart } from '#generators/drafting/draft-parts.ts';
import { parseRichText } from '#generators/drafting/parse-rich-text.ts';
import { codeOf, plainText } from '#generators/drafting/plain-text.ts';
import type { NamedLink } from '#model/blocks.ts';
import type { DraftPart, Section } from '#model/page.ts';
import { memberAnchor, nameAnchor, pageOfType, typeHref } from './addresses.ts';
import type { GraphqlFieldRow, GraphqlTypeBlock } from './blocks/block-types.ts';
import { fieldRows, inputFieldRows } from './field-rows.ts';
import { originOf } from './read-schema.ts';
import { type Uses, usedBy } from './uses.ts';

/** Heading and definition of one type. */
export function typeParts(type: GraphQLNamedType, description: string, schema: GraphQLSchema, uses: Uses): DraftPart[] {
  const origin = originOf(type.astNode);
  const block = typeBlock(type, description, schema, uses);
  return [headingPart(2, type.name, origin, nameAnchor(type.name)), blockPart(block, origin, sectionsOf(block))];
}

function typeBlock(type: GraphQLNamedType, description: string, schema: GraphQLSchema, uses: Uses): GraphqlTypeBlock {
  const page = pageOfType(type);
  const link = (other: GraphQLNamedType): NamedLink => ({ name: other.name, href: typeHref(other, page) });
  const anchor = nameAnchor(type.name);
  const hasInterfaces = isObjectType(type) || isInterfaceType(type);
  return {
    type: 'graphql-type',
    name: type.name,
    keyword: keywordOf(type),
    description: parseRichText(description),
    interfaces: hasInterfaces ? type.getInterfaces().map(link) : [],
    objects: isInterfaceType(type) || isUnionType(type) ? schema.getPossibleTypes(type).map(link) : [],
    fields: hasInterfaces
      ? fieldRows(Object.values(type.getFields()), anchor, page)
      : isInputObjectType(type)
        ? inputFieldRows(Object.values(type.getFields()), anchor, page)
        : [],
    values: isEnumType(type)
      ? type.getValues().map(({ name, description: meaning, deprecationReason }) => ({
          name,
          anchor: memberAnchor(anchor, name),
          description: parseRichText(meaning ?? ''),
          ...(deprecationReason == null ? {} : { deprecated: parseRichText(deprecationReason) }),
        }))
      : [],
    usedBy: usedBy(type.name, uses, page),
  };
}

function keywordOf(type: GraphQLNamedType): GraphqlTypeBlock['keyword'] {
  if (isObjectType(type)) return 'type';
  if (isInputObjectType(type)) return 'input';
  if (isInterfaceType(type)) return 'interface';
  if (isEnumType(type)) return 'enum';
  return isScalarType(type) ? 'scalar' : 'union';
}

/** What search finds: the type with its values under its heading, each field under its own anchor. */
function sectionsOf({ name, description, fields, values }: GraphqlTypeBlock): Section[] {
  return [
    {
      anchor: '',
      title: '',
      trail: [],
      text: [description, ...values.map((value) => value.description)].map(plainText).join(' '),
      code: [name, ...values.flatMap((value) => [value.name, `${name}.${value.name}`])],
    },
    ...fields.map((field) => fieldSection(name, field)),
  ];
}

function fieldSection(owner: string, { name, anchor, description, args }: GraphqlFieldRow): Section {
  return {
    anchor,
    title: `${owner}.${name}`,
    trail: [owner],
    text: [description, ...args.map((argument) => argument.description)].map(plainText).join(' '),
    code: [`${owner}.${name}`, name, ...args.map((argument) => argument.name), ...codeOf(description)],
  };
}
