import { capabilityNames } from '#model/integration-vocabulary.ts';
import { capabilityGuide } from '#subjects/connectors/capability-guide.ts';
import type { CapabilityColumn } from './directory.ts';

/** All capabilities with short names, in the order of the vocabulary. */
export const capabilityColumns: readonly CapabilityColumn[] = capabilityNames.map((name) => ({
  name,
  label: capabilityGuide[name].label,
}));
