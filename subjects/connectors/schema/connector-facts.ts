import type { CapabilityName, CapabilityValue, SupportStatus } from '#model/integration-vocabulary.ts';
import type { RichText } from '#model/rich-text.ts';
import type { RequirementKind } from '../blocks/block-types.ts';

/**
 * The facts that are needed to compare one connector. They are in a small separate file, which is loaded when a reader compares.
 */
export interface ConnectorFacts {
  id: string;
  modules: readonly ModuleFacts[];
}

export interface ModuleFacts {
  plugin: string;
  status: SupportStatus;
  /** Extra of the package; null when the base package is enough. */
  extra: string | null;
  /** All facts. Sentences contain no links, so that they are the same in every language of the site. */
  capabilities: Readonly<Record<CapabilityName, CapabilityFact>>;
  requirements: readonly { kind: RequirementKind; text: RichText; neededFor: RichText }[];
  /** Every option, nested ones by their path; deprecated and hidden ones left out. */
  options: readonly OptionFact[];
}

export interface CapabilityFact {
  value: CapabilityValue;
  /** Paths of the options that turn it on or off. */
  options: readonly string[];
  note: RichText;
}

export interface OptionFact {
  /** Path below `config`. */
  path: string;
  /** Id of its row on the connector's page. */
  anchor: string;
  type: string;
  required: boolean;
  /** As YAML on one line, or in words if it is computed at run time; missing if there is none. */
  defaultValue?: string;
}
