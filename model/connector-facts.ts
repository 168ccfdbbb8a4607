import type { RequirementKind } from './blocks.ts';
import type { CapabilityMode, CapabilityName, SupportStatus } from './integration-vocabulary.ts';
import type { RichText } from './rich-text.ts';

/** What comparing connectors needs of one: a small file of its own, loaded when a reader compares. */
export interface ConnectorFacts {
  id: string;
  modules: readonly ModuleFacts[];
}

export interface ModuleFacts {
  plugin: string;
  status: SupportStatus;
  /** Extra of the package; null when the base package is enough. */
  extra: string | null;
  /** In the order of the connector's file. Sentences hold no links, so that they are the same in every language of the site. */
  capabilities: readonly { name: CapabilityName; mode: CapabilityMode; options: readonly string[]; note: RichText }[];
  requirements: readonly { kind: RequirementKind; text: RichText; neededFor: RichText }[];
  /** Every option, nested ones by their path; deprecated and hidden ones left out. */
  options: readonly OptionFact[];
}

export interface OptionFact {
  /** Path below `config`. */
  path: string;
  /** Id of its row on the connector's page. */
  anchor: string;
  type: string;
  required: boolean;
  /** As YAML on one line, or in words when it is worked out at run time; absent for none. */
  defaultValue?: string;
}
