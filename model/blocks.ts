import type { ChoiceKey } from './api-choice.ts';
import type { BrandIconName } from './brand-icon-names.ts';
import type { CapabilityValue } from './integration-vocabulary.ts';
import type { PictureBlock } from './pictures.ts';
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
  /** Id of the block: what others link to for the only module. */
  anchor?: string;
  title: string;
  /** Slug of the brand icon in simple-icons; without one a monogram of the title is drawn. */
  icon?: BrandIconName;
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
    value: CapabilityValue;
    /** Options that turn it on or off. */
    options: readonly NamedLink[];
    note: RichText;
    /** How the value is known, with a link to the file upstream. */
    basis: { text: RichText; file: NamedLink };
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
  /** As YAML to paste below `config`, inside its parents. */
  snippet: string;
  deprecated?: { note: RichText; replacement?: NamedLink };
  hidden: boolean;
  worksWith: readonly NamedLink[];
  /** How it depends on other options: `Required with` and their names, further conditions, and options that undo it. */
  relations: readonly {
    label: string;
    /** Value of the option itself for which it holds; absent for any. */
    value?: string;
    names: readonly NamedLink[];
    with: readonly NamedLink[];
    unless: readonly NamedLink[];
  }[];
  children: readonly OptionRow[];
}

export interface OptionReferenceBlock {
  type: 'option-reference';
  /** Id of the block, for links from outside. */
  anchor?: string;
  caption: string;
  /** Keys of a recipe above the options, e.g. `source`, `config`; `0` stands for an entry of a list. */
  root: readonly string[];
  /** Value of `type` beside `config`, e.g. `dbt-cloud`. */
  plugin?: string;
  /** Path of the JSON Schema below the base URL, e.g. `schemas/connectors/dbt-cloud.json`. */
  schema: string;
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
  /** `accepted` when the server accepts it, although it isn't what people mean. */
  invalid: readonly { urn: string; note: RichText; accepted: boolean }[];
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

/** A field, an argument or an input field of the GraphQL schema. */
export interface GraphqlFieldRow {
  name: string;
  anchor: string;
  fieldType: TypeText;
  /** For what a caller passes: whether leaving it out is refused. */
  required: boolean;
  description: RichText;
  /** Why it should not be used any more. */
  deprecated?: RichText;
  args: readonly GraphqlFieldRow[];
}

/** A type of the GraphQL schema. */
export interface GraphqlTypeBlock {
  type: 'graphql-type';
  name: string;
  /** The word that begins its definition. */
  keyword: 'type' | 'interface' | 'input' | 'enum' | 'union' | 'scalar';
  description: RichText;
  /** The interfaces of an object. */
  interfaces: readonly NamedLink[];
  /** The objects of an interface or union. */
  objects: readonly NamedLink[];
  fields: readonly GraphqlFieldRow[];
  values: readonly { name: string; anchor: string; description: RichText; deprecated?: RichText }[];
  /** Where the schema uses it, grouped by the kind of place. */
  usedBy: readonly { place: string; links: readonly NamedLink[] }[];
}

/** A filter for the entries that follow it on a page. */
export interface SectionFilterBlock {
  type: 'section-filter';
  /** Name for screen readers. */
  label: string;
  count: number;
}

/** A query or mutation: arguments, answer, privilege. */
export interface GraphqlOperationBlock {
  type: 'graphql-operation';
  name: string;
  description: RichText;
  args: readonly GraphqlFieldRow[];
  returns: TypeText;
  privilege: RichText;
  note: RichText;
  deprecated?: RichText;
}

/** What can go wrong, with causes in order of likelihood. */
export interface KnownErrorsBlock {
  type: 'known-errors';
  errors: readonly {
    title: string;
    anchor: string;
    symptom: RichText;
    /** What logs and dialogs say; patterns are left out. */
    messages: readonly string[];
    shows: readonly RichText[];
    causes: readonly { cause: RichText; check: RichText; fix: RichText }[];
  }[];
}

/** What a Python function takes, or a field of a class that the constructor takes. */
export interface PythonParameterRow {
  name: string;
  anchor: string;
  valueType: TypeText;
  /** As Python; what has none must be given. */
  defaultValue?: string;
  description: RichText;
}

/** A function, method or class of the Python SDK, described in full. */
export interface PythonMemberBlock {
  type: 'python-member';
  /** The word that begins its definition. */
  keyword: 'class' | 'def' | 'classmethod';
  /** As callers write it; of a method without its class. */
  name: string;
  bases: TypeText;
  description: RichText;
  parameters: readonly PythonParameterRow[];
  constants: readonly { name: string; anchor: string; value: string; description: RichText }[];
  returns?: { valueType: TypeText; description: RichText };
  raises: readonly { valueType: TypeText; when: RichText }[];
  deprecated?: RichText;
}

/** A Python class that was derived from the metamodel, which describes its fields elsewhere. */
export interface PythonModelBlock {
  type: 'python-model';
  name: string;
  /** Name of the aspect in requests. */
  aspect?: string;
  description: RichText;
  /** Where its fields or values are explained. */
  explained?: NamedLink;
  parameters: readonly Omit<PythonParameterRow, 'description'>[];
  constants: readonly { name: string; anchor: string; meaning: RichText }[];
}

/** Which interface fits: questions that narrow the list of answers. */
export interface ApiChoiceBlock {
  type: 'api-choice';
  questions: readonly {
    key: ChoiceKey;
    legend: string;
    any: string;
    options: readonly { value: string; label: string }[];
  }[];
  answers: readonly {
    api: string;
    why: RichText;
    page: NamedLink;
    sample: NamedLink;
    /** Values of the options that it answers, by question. */
    fits: Readonly<Record<ChoiceKey, readonly string[]>>;
    /** The same in words. */
    when: string;
  }[];
}

/** What changed in a version, by what the reader has to expect. */
export interface UpgradeNotesBlock {
  type: 'upgrade-notes';
  intro: readonly RichText[];
  groups: readonly {
    title: string;
    changes: readonly { subject: RichText; text: RichText; action: RichText }[];
  }[];
}

/** All versions with what changed in them, by whom it concerns. */
export interface UpgradeSummaryBlock {
  type: 'upgrade-summary';
  caption: string;
  columns: readonly string[];
  rows: readonly { version: NamedLink; cells: readonly string[] }[];
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
  | AccessTableBlock
  | GraphqlTypeBlock
  | GraphqlOperationBlock
  | KnownErrorsBlock
  | SectionFilterBlock
  | PythonMemberBlock
  | PythonModelBlock
  | ApiChoiceBlock
  | UpgradeNotesBlock
  | UpgradeSummaryBlock
  | PictureBlock;
