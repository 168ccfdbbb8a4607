import type { CapabilityName } from '#model/integration-vocabulary.ts';

/** What a capability is called in narrow columns, what it means, and which page explains it. Plain data, because pages in the browser also use it. */
export interface CapabilityGuide {
  label: string;
  meaning: string;
  page?: string;
}

export const capabilityGuide: Readonly<Record<CapabilityName, CapabilityGuide>> = {
  'Table-Level Lineage': {
    label: 'Lineage',
    meaning: 'Reads which datasets feed a dataset, chart, job, or feature.',
    page: '/docs/lineage/lineage-feature-guide',
  },
  'Column-level Lineage': {
    label: 'Column lineage',
    meaning: 'Reads which columns feed a column.',
    page: '/docs/lineage/lineage-feature-guide',
  },
  'Dataset Usage': {
    label: 'Usage',
    meaning: 'Reads who queries a dataset and how often, or how often a dashboard or chart is viewed.',
    page: '/docs/features/dataset-usage-and-query-history',
  },
  'Data Profiling': {
    label: 'Profiling',
    meaning: 'Counts rows and computes statistics for columns, or copies them from the source.',
    page: '/docs/metadata-ingestion/docs/dev_guides/sql_profiles',
  },
  'Detect Deleted Entities': {
    label: 'Deletion',
    meaning: 'Soft-deletes assets that no longer exist in the source.',
    page: '/docs/metadata-ingestion/docs/dev_guides/stateful',
  },
  'Schema Metadata': { label: 'Schema', meaning: 'Reads columns or fields with their types.' },
  Descriptions: { label: 'Descriptions', meaning: 'Reads comments and descriptions from the source.' },
  'Extract Ownership': { label: 'Owners', meaning: 'Reads owners from the source.' },
  'Extract Tags': { label: 'Tags', meaning: 'Reads tags or labels from the source.', page: '/docs/tags' },
  Domains: { label: 'Domains', meaning: 'Assigns assets to domains by name patterns.', page: '/docs/domains' },
  'Asset Containers': {
    label: 'Containers',
    meaning: 'Writes the databases, schemas, folders, or projects that contain the assets.',
  },
  'Platform Instance': {
    label: 'Instances',
    meaning: 'Distinguishes several deployments of the same platform.',
    page: '/docs/platform-instances',
  },
  'Partition Support': {
    label: 'Partitions',
    meaning: 'Records which columns partition a table, or profiles its partitions.',
  },
};
