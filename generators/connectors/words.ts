import type { Badge } from '#model/blocks.ts';
import type { SupportStatus } from '#model/integration-vocabulary.ts';

/** What each support status promises. */
export const statusBadges: Readonly<Record<SupportStatus, Badge>> = {
  certified: {
    label: 'Certified',
    tone: 'good',
    meaning: 'The maintainers rate the module as well tested and widely used. That does not rule out known defects.',
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
    label: 'Status not declared',
    tone: 'neutral',
    meaning: 'The authors of the module declined to declare a support status.',
  },
};
