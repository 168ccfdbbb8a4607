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

/** Which side starts: ingestion pulls on a schedule, or the product pushes. */
export const connectionTypes = ['Pull', 'Push'] as const;
export type ConnectionType = (typeof connectionTypes)[number];

export const featureNames = [
  'Alerting',
  'Lower Casing',
  'Notifications',
  'Patch Lineage',
  'Status Aspect',
  'UI Ingestion',
] as const;
export type FeatureName = (typeof featureNames)[number];

/** From the strongest statement to no statement. */
export const supportStatuses = ['certified', 'incubating', 'testing', 'unknown'] as const;
export type SupportStatus = (typeof supportStatuses)[number];

/** By their platform names. The ones that people use to choose connectors come first. */
export const capabilityNames = [
  'Table-Level Lineage',
  'Column-level Lineage',
  'Dataset Usage',
  'Data Profiling',
  'Detect Deleted Entities',
  'Schema Metadata',
  'Descriptions',
  'Extract Ownership',
  'Extract Tags',
  'Domains',
  'Asset Containers',
  'Platform Instance',
  'Partition Support',
] as const;
export type CapabilityName = (typeof capabilityNames)[number];

/** Whether a module has a capability, from the best value to the worst: by default, only with an option, not at all, or not applicable. */
export const capabilityValues = ['supported', 'opt-in', 'not-supported', 'not-applicable'] as const;
export type CapabilityValue = (typeof capabilityValues)[number];
