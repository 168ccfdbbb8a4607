import type { RichText } from './rich-text.ts';

/** A word with a meaning that a reader can look up: support status, timeseries, deprecated … */
export interface Badge {
  label: string;
  tone: 'neutral' | 'good' | 'warning' | 'danger' | 'accent';
  /** What the badge means, as a sentence. */
  meaning: string;
}

/** A name of the data, linked when there is a place that explains it. */
export interface NamedLink {
  name: string;
  /** Path with hash, hash alone, or an outside address. */
  href?: string;
}

/** What a connector connects, at a glance: the head of a connector page. */
export interface ConnectorSummaryBlock {
  type: 'connector-summary';
  title: string;
  /** Slug of the brand icon in simple-icons; without one a monogram of the title is drawn. */
  icon?: string;
  status: Badge;
  facts: readonly { term: string; values: readonly NamedLink[] }[];
}

/** Which module to use, for connectors with several. */
export interface ModuleChooserBlock {
  type: 'module-chooser';
  modules: readonly { name: string; href: string; plugin: string; status: Badge; chooseWhen: RichText }[];
}

export interface CapabilityTableBlock {
  type: 'capability-table';
  caption: string;
  rows: readonly {
    capability: NamedLink;
    supported: boolean;
    /** How it is switched on, in words. */
    mode: string;
    options: readonly NamedLink[];
    note: RichText;
  }[];
}

/** What is read at the source, and what it becomes in DataHub. */
export interface ConceptTableBlock {
  type: 'concept-table';
  caption: string;
  rows: readonly {
    source: RichText;
    entity: NamedLink;
    aspects: readonly NamedLink[];
    note: RichText;
  }[];
}

export type RequirementKind = 'account' | 'permission' | 'network' | 'version';

export interface RequirementListBlock {
  type: 'requirement-list';
  /** Name of the list for screen readers. */
  label: string;
  items: readonly { id: string; kind: RequirementKind; text: RichText; neededFor: RichText }[];
}

/** One row of an option reference; children stand below it, indented. */
export interface OptionRow {
  /** Full path below `config`, e.g. `stateful_ingestion.enabled`; `*` stands for a key or an index. */
  path: string;
  name: string;
  /** Id of the row: the path of the option in a recipe after `source.`, e.g. `config.stateful_ingestion.enabled`. */
  anchor: string;
  optionType: TypeText;
  required: boolean;
  /** As YAML, on one line. */
  defaultValue?: string;
  /** In words, when the default is worked out at run time. */
  defaultNote?: RichText;
  allowed: readonly { value: string; meaning: RichText }[];
  description: RichText;
  /** As YAML, without indentation. */
  example?: string;
  deprecated?: { note: RichText; replacement?: NamedLink };
  hidden: boolean;
  worksWith: readonly NamedLink[];
  children: readonly OptionRow[];
}

export interface OptionReferenceBlock {
  type: 'option-reference';
  caption: string;
  /** Plugin name, e.g. `dbt-cloud`. */
  module: string;
  /** All options, children included. */
  count: number;
  options: readonly OptionRow[];
  /** Types that many options share, described once below them. */
  types: readonly {
    name: string;
    anchor: string;
    description: RichText;
    options: readonly OptionRow[];
  }[];
}

export interface BadgeRowBlock {
  type: 'badge-row';
  badges: readonly Badge[];
}

/** How the URN of an entity is written, with right and wrong examples. */
export interface UrnFormatBlock {
  type: 'urn-format';
  caption: string;
  /** With the parts in braces, e.g. `urn:li:tag:{name}`. */
  format: string;
  parts: readonly { name: string; type: string; description: RichText; example: string }[];
  valid: readonly { urn: string; note: RichText }[];
  invalid: readonly { urn: string; note: RichText }[];
}

/** All aspects of an entity, one line each. */
export interface AspectIndexBlock {
  type: 'aspect-index';
  caption: string;
  rows: readonly { name: string; href: string; summary: RichText; badges: readonly Badge[] }[];
}

/** A type as written, with every name in it linked that has a place: `array[` + `Upstream` + `]`. */
export type TypeText = readonly (string | NamedLink)[];

/** A field of an aspect or a record. */
export interface FieldRow {
  name: string;
  anchor: string;
  fieldType: TypeText;
  required: boolean;
  /** As JSON, on one line. */
  defaultValue?: string;
  description: RichText;
  /** Searchable, relationship, timeseries field, deprecated …, each in words. */
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
    /** For aliases: the type they stand for. */
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
    /** Aspect and field that make it, e.g. `upstreamLineage.upstreams.dataset`. */
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

/** A part of a reference page that is made from data and rendered by React; all properties survive JSON. */
export type Block =
  | ConnectorSummaryBlock
  | ModuleChooserBlock
  | CapabilityTableBlock
  | ConceptTableBlock
  | RequirementListBlock
  | OptionReferenceBlock
  | BadgeRowBlock
  | UrnFormatBlock
  | AspectIndexBlock
  | FieldTableBlock
  | TypeListBlock
  | RelationshipTableBlock
  | AccessTableBlock;
