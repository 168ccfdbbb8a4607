import type { Badge, NamedLink, TypeText } from '#model/blocks.ts';
import type { RichText } from '#model/rich-text.ts';

/** How an entity's URN is written, with valid and invalid examples. */
export interface UrnFormatBlock {
  type: 'urn-format';
  caption: string;
  /** With the parts in braces, for example `urn:li:tag:{name}`. */
  format: string;
  parts: readonly { name: string; type: string; description: RichText; example: string }[];
  valid: readonly { urn: string; note: RichText }[];
  /** `accepted` when the server accepts it, although it isn't what people mean. */
  invalid: readonly { urn: string; note: RichText; accepted: boolean }[];
}

/** All aspects of an entity, one line each. */
export interface AspectIndexBlock {
  type: 'aspect-index';
  caption: string;
  rows: readonly { name: string; href: string; summary: RichText; badges: readonly Badge[] }[];
}

/** A field of an aspect or a record. */
export interface FieldRow {
  name: string;
  anchor: string;
  fieldType: TypeText;
  required: boolean;
  /** As JSON, on one line. */
  defaultValue?: string;
  description: RichText;
  /** For example, searchable, relationship, timeseries field, or deprecated, each in words. */
  badges: readonly Badge[];
}

export interface FieldTableBlock {
  type: 'field-table';
  caption: string;
  rows: readonly FieldRow[];
}

/** The types that the aspects of a page refer to, each once. */
export interface TypeListBlock {
  type: 'type-list';
  types: readonly {
    name: string;
    anchor: string;
    kind: 'record' | 'enum' | 'alias';
    description: RichText;
    /** For records. */
    fields: readonly FieldRow[];
    /** For enums. */
    symbols: readonly { symbol: string; meaning: RichText }[];
    /** For aliases: the type that they represent. */
    of?: TypeText;
  }[];
}

export interface RelationshipTableBlock {
  type: 'relationship-table';
  caption: string;
  direction: 'outgoing' | 'incoming';
  rows: readonly {
    name: string;
    /** The entities at the other end. */
    entities: readonly NamedLink[];
    /** Aspect and field that define it, for example `upstreamLineage.upstreams.dataset`. */
    via: readonly NamedLink[];
    lineage: boolean;
    meaning: RichText;
  }[];
}

/** Which interfaces read and write an entity. */
export interface AccessTableBlock {
  type: 'access-table';
  caption: string;
  rows: readonly { api: string; href?: string; reads: RichText; writes: RichText }[];
}

/** Every block of this subject. */
export type MetamodelBlock =
  | UrnFormatBlock
  | AspectIndexBlock
  | FieldTableBlock
  | TypeListBlock
  | RelationshipTableBlock
  | AccessTableBlock;
