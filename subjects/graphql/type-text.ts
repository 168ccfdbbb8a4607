import { type GraphQLType, getNamedType } from 'graphql';
import type { TypeText } from '#model/blocks.ts';
import { typeHref } from './addresses.ts';
import type { GraphqlPageId } from './schema.ts';

/** A type as SDL writes it, `[Tag!]!`, with its name linked. */
export function typeText(type: GraphQLType, from: GraphqlPageId): TypeText {
  const named = getNamedType(type);
  const written = String(type);
  const at = written.indexOf(named.name);
  const parts = [written.slice(0, at), { name: named.name, href: typeHref(named, from) }];
  return [...parts, written.slice(at + named.name.length)].filter((part) => part !== '');
}
