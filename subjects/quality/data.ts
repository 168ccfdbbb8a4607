import { conformance } from '#model/conformance.ts';
import type { DataOf } from '#model/data-kind.ts';
import { searchScore } from '#model/search-score.ts';

/** What was measured of the site itself. */
export const qualityKinds = {
  conformances: { file: 'conformance.yaml', schema: conformance },
  searchScores: { file: 'search-score.json', schema: searchScore },
} as const;

export type QualityData = DataOf<typeof qualityKinds>;
