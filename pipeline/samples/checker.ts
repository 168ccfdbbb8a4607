import type { Sample } from '#model/page.ts';
import type { SampleKnowledge } from './knowledge.ts';

/** A mistake in a sample. */
export interface Finding {
  /** Line of the sample's code, from 1. */
  line: number;
  /** E.g. `samples/json`. */
  rule: string;
  /** What is wrong, as a sentence. */
  message: string;
  /** What to write instead, as a sentence. */
  fix?: string;
}

/** One way to prove that a sample is right. */
export interface Checker {
  /** What it proves, for reports, e.g. `parses as JSON`. */
  proves: string;
  /** Whether the sample is of its kind and everything it has to know is there. */
  applies(sample: Sample, knowledge: SampleKnowledge): boolean;
  /** Finds the mistakes of a sample that it applies to. */
  check(sample: Sample, knowledge: SampleKnowledge): Finding[];
}

/** The line, from 1, on which an offset lies. */
export function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}
