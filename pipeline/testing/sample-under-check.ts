import type { Sample } from '#model/page.ts';
import { checkedBy, checkers } from '#pipeline/samples/check-samples.ts';
import type { Checker } from '#pipeline/samples/checker.ts';
import type { SampleKnowledge } from '#pipeline/samples/knowledge.ts';
import { proofsOf } from '#pipeline/samples/proofs.ts';

/** A site without any data yet. */
export const noKnowledge: SampleKnowledge = {
  entityTypes: new Set(),
  plannedEntityTypes: new Set(),
  pythonSignatures: new Map(),
};

/** A sample as it appears in a page, with its fence on line 10. Everything on its site is written except ports. */
export function someSample(language: string, code: string, more: Partial<Sample> = {}): Sample {
  const origin = { file: 'content/docs/tags.md', line: 10, column: 1 };
  const sample = { language, code, anchor: '', origin, ...more };
  const scope = { entities: true, cli: true, environment: true, graphql: true, hosts: [] };
  return { provedBy: proofsOf(sample, scope), ...sample };
}

/** What one checker finds, as `line message fix`; nothing if the sample doesn't need this check. */
export function findingsOf(checker: Checker, sample: Sample, knowledge: Partial<SampleKnowledge> = {}): string[] {
  const known = { ...noKnowledge, ...knowledge };
  const isAsked = checkedBy(sample, known).some((proof) => proof !== 'recipe' && checkers[proof] === checker);
  if (!isAsked) return [];
  return checker.check(sample, known).map(({ line, message, fix = '' }) => `${line} ${message} ${fix}`);
}
