import { graphqlTypes } from '../entity-types.ts';
import type { Json } from '../types.ts';
import { entityOf } from '../urn.ts';

/** A GraphQL object as the mappers return it. Fields without a resolver are read from it. */
export interface Mapped {
  readonly __typename?: string;
  readonly urn?: string;
  readonly [field: string]: unknown;
}

/** An entity of which only the URN and the type are known. */
export interface Stub extends Mapped {
  readonly urn: string;
}

/**
 * An entity before it's loaded (UrnToEntityMapper). Null for types that the mapper doesn't know, such as queries, posts, data process instances,
 * and access tokens.
 */
export function stubOf(urn: Json | undefined): Stub | null {
  if (typeof urn !== 'string') return null;
  const known = graphqlTypes[entityOf(urn)];
  return known === undefined || !known.mapped ? null : { __typename: known.name, urn, type: known.type };
}

/** An entity of a known type before it's loaded, for mappers that set only the URN. */
export function partial(name: string, urn: Json | undefined): Stub | null {
  if (typeof urn !== 'string') return null;
  const type = Object.values(graphqlTypes).find((each) => each.name === name)?.type;
  return { __typename: name, urn, ...(type !== undefined && { type }) };
}
