/** A field of an aspect that the search index contains. */
export interface SearchableField {
  aspect: string;
  /** Path to the field, with `*` for elements of arrays and values of maps. */
  path: readonly string[];
  /** Name in the index. */
  index: string;
  type: string;
  boost: number;
  queryByDefault: boolean;
  autocomplete: boolean;
  filter: boolean;
  hasValues?: string;
}

/** A field of an aspect that makes edges of the graph. */
export interface RelationshipField {
  aspect: string;
  path: readonly string[];
  name: string;
  to: readonly string[];
  lineage: boolean;
  /** For lineage: whether the entity that the field names is downstream. */
  downstream: boolean;
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
