import type { DataOf } from '#model/data-kind.ts';
import { conformance } from './conformance.ts';
import { searchScore } from './search-score.ts';

/** Measurements of the site itself. */
export const qualityKinds = {
  conformances: { file: 'conformance.yaml', schema: conformance },
  searchScores: { file: 'search-score.json', schema: searchScore },
} as const;

export type QualityData = DataOf<typeof qualityKinds>;
