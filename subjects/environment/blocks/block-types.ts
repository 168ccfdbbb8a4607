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
  /** What the Helm chart does with it; empty where the chart doesn't run the service. */
  helm: RichText;
  /** What the platform's Compose files set it to. */
  compose: readonly { value: string; file: string }[];
  /** First release whose code contains it. */
  since?: string;
  /** Files that read it. */
  readIn: readonly NamedLink[];
  /** Other services that read it. */
  alsoReadBy: readonly NamedLink[];
  /** What the copy button copies. */
  snippet: string;
}

/** Variables of one service, in groups, with a filter. */
export interface VariableReferenceBlock {
  type: 'variable-reference';
  /** Name for screen readers. */
  label: string;
  /** Keys below which a Compose file sets the variables, if the platform's files run the service. */
  composePath?: string;
  groups: readonly { title: string; anchor: string; variables: readonly VariableRow[] }[];
}
