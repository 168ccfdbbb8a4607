import type { Badge } from '#model/blocks.ts';
import type { ConnectorModule, SupportStatus } from '#model/connector.ts';
import type { OptionType, ScalarName } from '#model/option-type.ts';

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
export const modeWords: Readonly<Record<ConnectorModule['capabilities'][number]['mode'], string>> = {
  'default-on': 'On by default',
  'opt-in': 'Off until switched on',
  'stateful-ingestion': 'Through stateful ingestion',
  'built-in': 'Always on',
  'not-supported': 'Not supported',
};

/** Pages that explain a capability across connectors. */
export const capabilityPages: Readonly<Partial<Record<ConnectorModule['capabilities'][number]['capability'], string>>> =
  {
    'Column-level Lineage': '/docs/lineage/lineage-feature-guide',
    'Data Profiling': '/docs/metadata-ingestion/docs/dev_guides/sql_profiles',
    'Dataset Usage': '/docs/features/dataset-usage-and-query-history',
    'Detect Deleted Entities': '/docs/metadata-ingestion/docs/dev_guides/stateful',
    Domains: '/docs/domains',
    'Extract Tags': '/docs/tags',
    'Platform Instance': '/docs/platform-instances',
    'Table-Level Lineage': '/docs/lineage/lineage-feature-guide',
  };

const scalarWords: Readonly<Record<ScalarName, readonly [one: string, many: string]>> = {
  string: ['string', 'strings'],
  secret: ['secret string', 'secret strings'],
  path: ['path', 'paths'],
  url: ['URL', 'URLs'],
  datetime: ['date and time', 'dates and times'],
  duration: ['duration', 'durations'],
  integer: ['integer', 'integers'],
  number: ['number', 'numbers'],
  boolean: ['boolean', 'booleans'],
};

/** A type in words, as a list of plain text and shared type names: `list of ` + `GitInfo`. */
export function typeWords(type: OptionType, many = false): (string | { shared: string })[] {
  if (type.kind === 'scalar') return [scalarWords[type.name][many ? 1 : 0]];
  if (type.kind === 'shared') return [{ shared: type.name }];
  if (type.kind === 'object') return [many ? 'objects' : 'object'];
  if (type.kind === 'any') return [many ? 'values of any type' : 'any value'];
  if (type.kind === 'union') {
    return type.of.flatMap((member, index) => [...(index === 0 ? [] : [' or ']), ...typeWords(member, many)]);
  }
  const word =
    type.kind === 'list' ? (many ? 'lists of ' : 'list of ') : many ? 'maps of names to ' : 'map of names to ';
  return [word, ...typeWords(type.of, true)];
}
