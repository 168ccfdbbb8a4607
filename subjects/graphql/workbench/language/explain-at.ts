import {
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isNonNullType,
} from 'graphql';
import { getContextAtPosition } from 'graphql-language-service';
import type { TextExplanation } from '#model/text-check.ts';
import { graphqlPath, memberAnchor, nameAnchor, pageOfType } from '../../addresses.ts';
import { positionAt } from './text-position.ts';

type Context = NonNullable<ReturnType<typeof getContextAtPosition>>;

/**
 * Explains the field, argument, value, variable, or type at an offset. Undefined if there is none, or if it isn't in the schema.
 * @param schema with descriptions
 */
export function explainAt(schema: GraphQLSchema, text: string, offset: number): TextExplanation | undefined {
  const before = /\w*$/.exec(text.slice(0, offset))?.[0] ?? '';
  const after = /^\w*/.exec(text.slice(offset))?.[0] ?? '';
  if (before === '' && after === '') return undefined;
  const to = offset + after.length;
  const context = getContextAtPosition(text, positionAt(text, to - 1), schema);
  const explained = context === null ? undefined : explainContext(context);
  return explained && { ...explained, from: offset - before.length, to };
}

type Explained = Omit<TextExplanation, 'from' | 'to'>;

function explainContext({ typeInfo, token }: Context): Explained | undefined {
  const { kind, step } = token.state;
  const { fieldDef, argDef, enumValue, parentType, inputType, type } = typeInfo;
  const isField = (kind === 'Field' && step === 0) || (kind === 'AliasedField' && step === 2);
  if (isField && fieldDef && parentType) return explainField(fieldDef, getNamedType(parentType));
  if (kind === 'ObjectField' && step === 0 && typeInfo.objectFieldDefs) {
    const field = typeInfo.objectFieldDefs[token.state.name ?? ''];
    const owner = typeInfo.inputObjectType ?? undefined;
    return field && owner && explainMember(owner, field.name, field.type, field);
  }
  if (kind === 'Argument' && step === 0 && argDef) return explainArgument(argDef, typeInfo);
  if (kind === 'EnumValue' && enumValue && inputType) return explainValue(enumValue, inputType);
  if ((kind === 'NamedType' || kind === 'Variable') && type) return explainType(type);
  return undefined;
}

function explainField(field: GraphQLField<unknown, unknown>, parent: GraphQLNamedType): Explained {
  if (field.name.startsWith('__'))
    return { ...textsOf(field), title: field.name, type: String(field.type), required: false };
  return explainMember(parent, field.name, field.type, field);
}

function explainMember(
  owner: GraphQLNamedType,
  name: string,
  type: GraphQLType,
  described: Pick<GraphQLField<unknown, unknown>, 'description' | 'deprecationReason'>,
): Explained {
  return {
    title: `${owner.name}.${name}`,
    type: String(type),
    required: false,
    ...textsOf(described),
    page: memberPage(owner, name),
  };
}

/** The root types don't have their own page: each of their fields is a section of the queries or mutations. */
function memberPage(owner: GraphQLNamedType, name: string): string {
  if (owner.name === 'Query') return `${graphqlPath('queries')}#${nameAnchor(name)}`;
  if (owner.name === 'Mutation') return `${graphqlPath('mutations')}#${nameAnchor(name)}`;
  return `${graphqlPath(pageOfType(owner))}#${memberAnchor(nameAnchor(owner.name), name)}`;
}

function explainArgument(
  argument: Pick<GraphQLArgument, 'name' | 'type' | 'description'>,
  { fieldDef, parentType }: Context['typeInfo'],
): Explained {
  const owner = fieldDef && parentType ? `${getNamedType(parentType).name}.${fieldDef.name}` : '';
  return {
    title: owner === '' ? argument.name : `${owner}(${argument.name})`,
    type: String(argument.type),
    required: isNonNullType(argument.type),
    ...textsOf(argument),
  };
}

function explainValue(value: GraphQLEnumValue, type: GraphQLType): Explained {
  const owner = getNamedType(type);
  return {
    title: `${owner.name}.${value.name}`,
    type: 'value',
    required: false,
    ...textsOf(value),
    page: `${graphqlPath(pageOfType(owner))}#${memberAnchor(nameAnchor(owner.name), value.name)}`,
  };
}

function explainType(type: GraphQLType): Explained {
  const named = getNamedType(type);
  return {
    title: named.name,
    type: 'type',
    required: false,
    description: named.description ?? '',
    page: `${graphqlPath(pageOfType(named))}#${nameAnchor(named.name)}`,
  };
}

function textsOf({
  description,
  deprecationReason,
}: {
  description?: string | null | undefined;
  deprecationReason?: string | null | undefined;
}): Pick<Explained, 'description' | 'deprecated'> {
  return {
    description: description ?? '',
    ...(deprecationReason == null ? {} : { deprecated: deprecationReason }),
  };
}
