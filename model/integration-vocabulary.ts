/** Words that connectors and other integrations are described with. Plain lists without zod, since pages in the browser use them too. */

export const platformTypes = [
  'AI+ML',
  'BI Tool',
  'Datastore',
  'ETL and Processing',
  'Identity Provider',
  'Messaging',
  'Metadata',
  'Observability',
  'Orchestrator',
] as const;
export type PlatformType = (typeof platformTypes)[number];

/** Who starts: ingestion pulls on a schedule, or the product pushes. */
export const connectionTypes = ['Pull', 'Push'] as const;
export type ConnectionType = (typeof connectionTypes)[number];

export const featureNames = [
  'Alerting',
  'Column Level Lineage',
  'Lower Casing',
  'Notifications',
  'Patch Lineage',
  'Stateful Ingestion',
  'Status Aspect',
  'UI Ingestion',
] as const;
export type FeatureName = (typeof featureNames)[number];

/** From the strongest statement to none. */
export const supportStatuses = ['certified', 'incubating', 'testing', 'unknown'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

export const capabilityNames = [
  'Asset Containers',
  'Column-level Lineage',
  'Data Profiling',
  'Dataset Usage',
  'Descriptions',
  'Detect Deleted Entities',
  'Domains',
  'Extract Ownership',
  'Extract Tags',
  'Partition Support',
  'Platform Instance',
  'Schema Metadata',
  'Table-Level Lineage',
] as const;
export type CapabilityName = (typeof capabilityNames)[number];

/** How a capability is switched on: always, by default, by an option, by stateful ingestion, or not at all. */
export const capabilityModes = ['built-in', 'default-on', 'opt-in', 'stateful-ingestion', 'not-supported'] as const;
export type CapabilityMode = (typeof capabilityModes)[number];
