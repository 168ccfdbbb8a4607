import { step, subject } from '../subject.ts';
import { type QualityData, qualityKinds } from './data.ts';
import { qualityTexts } from './texts.ts';

/** The scores that pages show. Conformance is absent if it has not been assessed. If there are no engines, search was never measured. */
const siteFacts = ({ conformances, searchScores }: QualityData) => ({
  conformance: conformances[0]?.value,
  searchScore: searchScores[0]?.value ?? { engines: [] },
});

/** Measurements of the site itself. */
export const quality = subject({
  name: 'quality',
  texts: qualityTexts,
  data: qualityKinds,
  siteFacts: step('quality', qualityKinds, siteFacts),
  view: () => import('./view.tsx'),
});
