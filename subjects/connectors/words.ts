import type { Badge } from '#model/blocks.ts';
import type { SupportStatus } from '#model/integration-vocabulary.ts';

/** What each support status promises. */
export const statusBadges: Readonly<Record<SupportStatus, Badge>> = {
  certified: {
    label: 'Certified',
    tone: 'good',
    meaning: 'The maintainers rate the module as well tested and widely used. It can still have known defects.',
  },
  incubating: {
    label: 'Incubating',
    tone: 'warning',
    meaning: 'Ready for use, but used by fewer people. Options can still change between releases.',
  },
  testing: {
    label: 'Testing',
    tone: 'warning',
    meaning: 'Published to gather experience. Expect defects and breaking changes, and check the results.',
  },
  unknown: {
    label: 'Status not declared',
    tone: 'neutral',
    meaning: 'The authors of the module declared no support status.',
  },
};
