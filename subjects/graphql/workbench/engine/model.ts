/** A field of an aspect that the search index contains. */
export interface SearchableField {
  aspect: string;
  /** Path to the value, with `*` for the elements of lists, the values of maps, and the members of unions. */
  path: readonly string[];
  /** Name in the index. */
  index: string;
  /** Whether the value is a map, whose entries are indexed as `key=value`. */
  map: boolean;
  type: string;
  boost: number;
  queryByDefault: boolean;
  autocomplete: boolean;
  filter: boolean;
  hasValues?: string;
}

/** An aspect field that creates graph edges. */
export interface RelationshipField {
  aspect: string;
  path: readonly string[];
  name: string;
  to: readonly string[];
  lineage: boolean;
  /** For lineage: whether the entity that the field names is downstream. */
  downstream: boolean;
  /** Whether the field can be left out, so that deleting the other entity doesn't delete the aspect. */
  optional: boolean;
}

/** What the engine needs to know about an entity type. */
export interface EntityModel {
  name: string;
  keyAspect: string;
  /** Fields of the key aspect, in the order of the URN. */
  keyFields: readonly string[];
  aspects: readonly string[];
  searchable: readonly SearchableField[];
  relationships: readonly RelationshipField[];
}

/** The parts of the metamodel that search, relationships, and lineage depend on. */
export interface WorkbenchModel {
  entities: readonly EntityModel[];
}
