import type { Badge, NamedLink, TypeText } from '#model/blocks.ts';
import type { BrandIconName } from '#model/brand-icon-names.ts';
import type { CapabilityValue } from '#model/integration-vocabulary.ts';
import type { RichText } from '#model/rich-text.ts';

/** A connector at a glance: the head of a connector page. */
export interface ConnectorSummaryBlock {
  type: 'connector-summary';
  /** ID of the block, which is the link target if there is only one module. */
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

/** One row of an option reference; its children are below it, indented. */
export interface OptionRow {
  /** Full path below `config`, for example `stateful_ingestion.enabled`; `*` stands for a key or an index. */
  path: string;
  name: string;
  /** Id of the row: the path of the option in a recipe after `source.`, for example `config.stateful_ingestion.enabled`. */
  anchor: string;
  optionType: TypeText;
  required: boolean;
  /** As YAML, on one line. */
  defaultValue?: string;
  /** In words, if the default is computed at run time. */
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
    /** Value of the option itself for which the relation applies; absent for any. */
    value?: string;
    names: readonly NamedLink[];
    with: readonly NamedLink[];
    unless: readonly NamedLink[];
  }[];
  /** Further facts, one paragraph each: what it becomes, and where it was found. */
  notes?: readonly RichText[];
  children: readonly OptionRow[];
}

export interface OptionReferenceBlock {
  type: 'option-reference';
  /** Id of the block, for links from outside. */
  anchor?: string;
  caption: string;
  /** Keys of a recipe above the options, for example `source`, `config`; `0` stands for an entry of a list. */
  root: readonly string[];
  /** Value of `type` beside `config`, for example `dbt-cloud`. */
  plugin?: string;
  /** Path of the JSON Schema below the base URL, for example `schemas/connectors/dbt-cloud.json`. */
  schema: string;
  options: readonly OptionRow[];
  /** Whether the page has one filter for all of its references, so this one has none. */
  sharesFilter?: true;
  /** Types that many options share, described once below them. */
  types: readonly {
    name: string;
    anchor: string;
    description: RichText;
    options: readonly OptionRow[];
  }[];
}

/** One filter for all option references of a page. */
export interface OptionFilterBlock {
  type: 'option-filter';
  /** Name of the filter for screen readers. */
  label: string;
  count: number;
  schema: string;
}

/** Every block of this subject. */
export type ConnectorBlock =
  | ConnectorSummaryBlock
  | ModuleChooserBlock
  | CapabilityTableBlock
  | ConceptTableBlock
  | RequirementListBlock
  | OptionReferenceBlock
  | OptionFilterBlock;
