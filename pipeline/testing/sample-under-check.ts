import type { Sample } from '#model/page.ts';
import type { Checker } from '#pipeline/samples/checker.ts';
import type { SampleKnowledge } from '#pipeline/samples/knowledge.ts';

/** A site about which nothing is written yet. */
export const noKnowledge: SampleKnowledge = {
  entityTypes: new Set(),
  owedEntityTypes: new Set(),
  pythonSignatures: new Map(),
};

/** A sample as it stands in a page, the fence on line 10. */
export function someSample(language: string, code: string, more: Partial<Sample> = {}): Sample {
  return { language, code, origin: { file: 'content/docs/tags.md', line: 10, column: 1 }, ...more };
}

/** What one checker finds, as `line message fix`; nothing if it does not apply. */
export function findingsOf(checker: Checker, sample: Sample, knowledge: Partial<SampleKnowledge> = {}): string[] {
  const known = { ...noKnowledge, ...knowledge };
  if (!checker.applies(sample, known)) return [];
  return checker.check(sample, known).map(({ line, message, fix = '' }) => `${line} ${message} ${fix}`);
}
