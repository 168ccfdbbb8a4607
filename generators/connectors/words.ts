import type { Badge } from '#model/blocks.ts';
import type { CapabilityMode, CapabilityName, SupportStatus } from '#model/integration-vocabulary.ts';

/** What each support status promises. */
export const statusBadges: Readonly<Record<SupportStatus, Badge>> = {
  certified: {
    label: 'Certified',
    tone: 'good',
    meaning: 'Tested and used in production by many; the maintainers fix defects and keep recipes compatible.',
  },
  incubating: {
    label: 'Incubating',
    tone: 'warning',
    meaning: 'Ready to be used, though fewer people have done so; options may still change between releases.',
  },
  testing: {
    label: 'Testing',
    tone: 'warning',
    meaning: 'Published to gather experience; expect defects and breaking changes, and check the results.',
  },
  unknown: {
    label: 'Status unknown',
    tone: 'neutral',
    meaning: 'The maintainers made no statement about how far they support the module.',
  },
};

/** How a capability is switched on. */
export const modeWords: Readonly<Record<CapabilityMode, string>> = {
  'default-on': 'On by default',
  'opt-in': 'Off until switched on',
  'stateful-ingestion': 'Through stateful ingestion',
  'built-in': 'Always on',
  'not-supported': 'Not supported',
};

/** Pages that explain a capability across connectors. */
export const capabilityPages: Readonly<Partial<Record<CapabilityName, string>>> = {
  'Column-level Lineage': '/docs/lineage/lineage-feature-guide',
  'Data Profiling': '/docs/metadata-ingestion/docs/dev_guides/sql_profiles',
  'Dataset Usage': '/docs/features/dataset-usage-and-query-history',
  'Detect Deleted Entities': '/docs/metadata-ingestion/docs/dev_guides/stateful',
  Domains: '/docs/domains',
  'Extract Tags': '/docs/tags',
  'Platform Instance': '/docs/platform-instances',
  'Table-Level Lineage': '/docs/lineage/lineage-feature-guide',
};
