import type { PageKind } from '#model/page.ts';

/** A sample as rules see it. */
export interface MarkableSample {
  language: string;
  code: string;
}

/** Samples that appear together, with the facts that determine whether their values are the reader's. */
export interface SamplePage {
  kind: PageKind;
  /** Text around the samples. */
  prose: string;
  samples: readonly MarkableSample[];
}
