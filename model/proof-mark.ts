import { fill } from './fill.ts';
import type { Sample } from './page.ts';
import type { Strings } from './strings.ts';

/** The mark of a sample: names of what was verified, or that it is an exception. */
export function proofMark(
  { provedBy, illustrative }: Pick<Sample, 'provedBy' | 'illustrative'>,
  strings: Strings,
): string {
  if (illustrative !== undefined) return strings.sampleIllustrative;
  return provedBy.length === 0 ? strings.sampleUnchecked : fill(strings.sampleProved, { proofs: provedBy.join(', ') });
}
