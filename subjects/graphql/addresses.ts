import {
  type GraphQLNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
} from 'graphql';
import type { GraphqlPageId } from './schema.ts';

/** Address of a page of the reference. */
export function graphqlPath(page: GraphqlPageId): string {
  return `/docs/graphql/${page}`;
}

/** The page that describes a type. */
export function pageOfType(type: GraphQLNamedType): GraphqlPageId {
  if (isObjectType(type)) return 'objects';
  if (isInputObjectType(type)) return 'inputObjects';
  if (isInterfaceType(type)) return 'interfaces';
  if (isEnumType(type)) return 'enums';
  return isScalarType(type) ? 'scalars' : 'unions';
}

/** Anchor of a type or operation: its name in lower case, as the addresses have always been. */
export function nameAnchor(name: string): string {
  return name.toLowerCase();
}

/** Anchor of a field, argument or value, below that of its owner: `dataset.tags`, `browse.input`. */
export function memberAnchor(ownerAnchor: string, member: string): string {
  return `${ownerAnchor}.${member}`;
}

/** Link to a type from a page: within the page by hash alone. */
export function typeHref(type: GraphQLNamedType, from: GraphqlPageId): string {
  return anchorHref(pageOfType(type), nameAnchor(type.name), from);
}

/** Link to an anchor of a page from another, or from itself. */
export function anchorHref(page: GraphqlPageId, anchor: string, from: GraphqlPageId): string {
  return page === from ? `#${anchor}` : `${graphqlPath(page)}#${anchor}`;
}
