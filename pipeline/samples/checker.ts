import type { Sample } from '#model/page.ts';
import type { Finding } from '#model/sample-knowledge.ts';
import type { SampleKnowledge } from './knowledge.ts';

/** One way to verify a sample. */
export interface Checker {
  /**
   * Number of things inside the sample to check, for a check of such things rather than of the sample as a whole; zero if the required data isn't
   * written yet.
   */
  countsOf?(sample: Sample, knowledge: SampleKnowledge): number;
  /** Finds the errors of a sample. */
  check(sample: Sample, knowledge: SampleKnowledge): Finding[];
}

/** The line, from 1, on which an offset lies. */
export function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}
