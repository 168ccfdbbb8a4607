import type { RichText } from '#model/rich-text.ts';

/** How the URNs of one entity type are written: what checking and building need. */
export interface UrnKind {
  /** Entity type as URNs write it, for example `glossaryTerm`. */
  name: string;
  title: string;
  parts: readonly UrnKindPart[];
}

export interface UrnKindPart {
  name: string;
  /** A realistic value. */
  example: string;
  /** Set when the value must be a URN: of this entity type, or of any type for `*`. */
  urn?: string;
  /** Set when the value is an environment such as `PROD`. */
  environment?: true;
}

/**
 * The additional facts that are needed to explain a URN of one entity type. Each type's facts are in a small separate file, which
 * is loaded when a reader has such a URN.
 */
export interface UrnFacts {
  /** What each part is, in the order of the URN. The sentences contain no links. */
  parts: readonly RichText[];
  /** Common incorrect URNs, and why they are wrong. */
  invalid: readonly { urn: string; note: RichText }[];
  access: UrnAccess;
}

/** How interfaces reach an entity by its URN. */
export interface UrnAccess {
  /** Field of the GraphQL query; absent when GraphQL can't read one by URN. */
  query?: string;
  /** GraphQL mutation that deletes one permanently; absent when there is none. */
  deletion?: string;
  /** Whether the entity has the `status` aspect, which a soft deletion writes. */
  softDelete: boolean;
  /** A useful aspect: its name, and the name of its Python class. */
  aspect: { name: string; python: string };
}

/** How URNs are written: of each entity type, and the environments. */
export interface UrnSiteFacts {
  kinds: readonly UrnKind[];
  environments: readonly string[];
}
