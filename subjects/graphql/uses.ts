import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isUnionType,
} from 'graphql';
import type { NamedLink } from '#model/blocks.ts';
import { anchorHref, memberAnchor, nameAnchor, pageOfType } from './addresses.ts';
import type { GraphqlTypeBlock } from './blocks/block-types.ts';
import type { GraphqlPageId } from './schema.ts';

/** A place in the schema that uses a type. */
interface Use {
  place: 'Answer of' | 'Field' | 'Argument of' | 'Input field' | 'Member of';
  page: GraphqlPageId;
  /** Type or operation that contains the place. */
  owner: string;
  /** Field or argument, if it has a name. */
  member?: string;
}

/** All uses of every type, by its name, in the order of the schema. */
export type Uses = ReadonlyMap<string, readonly Use[]>;

/** Above this many uses of one kind, owners are listed without their members. */
const memberLimit = 40;

/** Walks the schema once and records where each type is used. */
export function usesOf(schema: GraphQLSchema): Uses {
  const uses = new Map<string, Use[]>();
  const note = (type: GraphQLType, use: Use) => {
    const { name } = getNamedType(type);
    uses.set(name, [...(uses.get(name) ?? []), use]);
  };
  const noteFields = (owner: string, page: GraphqlPageId, fields: Iterable<GraphQLField<unknown, unknown>>) => {
    for (const field of fields) {
      note(field.type, { place: 'Field', page, owner, member: field.name });
      noteArguments(owner, page, `${field.name}.`, field.args);
    }
  };
  const noteArguments = (owner: string, page: GraphqlPageId, prefix: string, args: readonly GraphQLArgument[]) => {
    for (const { name, type } of args) note(type, { place: 'Argument of', page, owner, member: `${prefix}${name}` });
  };
  const roots = [
    { page: 'queries', root: schema.getQueryType() },
    { page: 'mutations', root: schema.getMutationType() },
  ] as const;
  for (const { page, root } of roots) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      note(field.type, { place: 'Answer of', page, owner: field.name });
      noteArguments(field.name, page, '', field.args);
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (type.name.startsWith('__') || roots.some(({ root }) => root === type)) continue;
    const page = pageOfType(type);
    if (isObjectType(type) || isInterfaceType(type)) noteFields(type.name, page, Object.values(type.getFields()));
    if (isInputObjectType(type)) {
      for (const field of Object.values(type.getFields()))
        note(field.type, { place: 'Input field', page, owner: type.name, member: field.name });
    }
    if (isUnionType(type)) {
      for (const member of type.getTypes()) note(member, { place: 'Member of', page, owner: type.name });
    }
  }
  return uses;
}

/** The uses of a type as links, one group per kind of place. */
export function usedBy(name: string, uses: Uses, from: GraphqlPageId): GraphqlTypeBlock['usedBy'] {
  const all = uses.get(name) ?? [];
  const places = [...new Set(all.map(({ place }) => place))];
  return places.map((place) => {
    const here = all.filter((use) => use.place === place);
    const links = here.length > memberLimit ? owners(here, from) : here.map((use) => memberLink(use, from));
    return { place, links };
  });
}

function memberLink({ page, owner, member }: Use, from: GraphqlPageId): NamedLink {
  const anchor = nameAnchor(owner);
  if (member === undefined) return { name: owner, href: anchorHref(page, anchor, from) };
  return { name: `${owner}.${member}`, href: anchorHref(page, memberAnchor(anchor, member), from) };
}

function owners(uses: readonly Use[], from: GraphqlPageId): NamedLink[] {
  const pages = new Map(uses.map(({ owner, page }) => [owner, page]));
  return [...pages].map(([owner, page]) => ({ name: owner, href: anchorHref(page, nameAnchor(owner), from) }));
}
