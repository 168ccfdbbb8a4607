import type { Sample } from '#model/page.ts';
import type { Finding } from '#model/sample-knowledge.ts';
import type { SampleKnowledge } from './knowledge.ts';

/** One way to prove that a sample is right. */
export interface Checker {
  /**
   * How many things inside of the sample it has to look at, for a check that is about such things and not about the sample as a whole: none where what
   * it has to know is not written yet.
   */
  countsOf?(sample: Sample, knowledge: SampleKnowledge): number;
  /** Finds the errors of a sample. */
  check(sample: Sample, knowledge: SampleKnowledge): Finding[];
}

/** The line, from 1, on which an offset lies. */
export function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}
