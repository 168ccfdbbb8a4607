import type { ValueType } from '#subjects/helm/schema/helm-page.ts';
import type { DeployRule } from './schema.ts';
import type { PlatformService } from './write/compose-file.ts';

/** What the checker knows about a chart's value. */
export interface ValueFact {
  path: string;
  types: readonly ValueType[];
  /** Plain text; code is between backticks. */
  meaning: string;
  /** As JSON. */
  default?: string;
  allowed?: readonly string[];
  /** Its content must not be committed. */
  secret?: true;
  /** The template writes it without quotation marks. */
  bare?: true;
  /** No template reads it. */
  unread?: true;
  /** Path and hash of its row. */
  page: string;
}

/** What the checker knows about a variable. */
export interface VariableFact {
  /** Services that read it. */
  services: readonly string[];
  /** Plain text for each of these services; code is between backticks. */
  meaning: string;
}

/** Everything that the checker needs, as one file. */
export interface DeployFacts {
  /** Values of the main chart, and of the chart with the data stores. */
  values: readonly ValueFact[];
  prerequisites: readonly ValueFact[];
  removed: readonly { path: string; version: string; instead?: string; note?: string }[];
  /** Values that a later version of the main chart adds. */
  newer: readonly { path: string; version: string }[];
  rules: readonly Omit<DeployRule, 'source' | 'fails' | 'passes'>[];
  variables: Readonly<Record<string, VariableFact>>;
  /** The page with the variables of each service, and whether it shows those of other services, too. */
  servicePages: Readonly<Record<string, { id: string; isShared: boolean }>>;
  /** Services of the platform’s quickstart Compose files. */
  services: readonly PlatformService[];
  /** Which value the chart derives each variable from, by the block that contains the component's `extraEnvs`. */
  setByChart: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The switch without which the chart doesn't set a variable. */
  setOnlyIf: Readonly<Record<string, string>>;
}

/** Name of the file with these facts. */
export const deployFactsName = 'deploy';
