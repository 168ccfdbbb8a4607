import type { NamedLink } from '#model/blocks.ts';
import type { RichText } from '#model/rich-text.ts';

/** A variable of one service. */
export interface VariableRow {
  name: string;
  anchor: string;
  valueType: 'boolean' | 'number' | 'text' | 'list';
  defaultValue?: string;
  secret: boolean;
  description: RichText;
  allowed: readonly { value: string; meaning: RichText }[];
  allowedNote: RichText;
  /** Variables that it must be set with. */
  together: readonly { names: readonly NamedLink[]; why: RichText }[];
  /** What the Helm chart does with it; empty if the chart doesn't run the service. */
  helm: RichText;
  /** What the platform's Compose files set it to. */
  compose: readonly { value: string; file: string }[];
  /** First release whose code contains it. */
  since?: string;
  /** Files that read it. */
  readIn: readonly NamedLink[];
  /** Other services that read it. */
  alsoReadBy: readonly NamedLink[];
  /** The text that the copy button copies. */
  snippet: string;
}

/** Variables of one topic of a service. */
export interface VariableReferenceBlock {
  type: 'variable-reference';
  /** Name of the table for screen readers. */
  label: string;
  variables: readonly VariableRow[];
}

/** Filter of all variables of a page. */
export interface VariableFilterBlock {
  type: 'variable-filter';
  /** Name for screen readers. */
  label: string;
  count: number;
  /** Whether any of them is a secret. */
  hasSecrets: boolean;
}
