import type { Sample } from '#model/page.ts';
import type { SubjectKnowledge } from '#model/sample-knowledge.ts';
import type { SampleProof } from '#model/sample-proofs.ts';
import { subjects } from './index.ts';
import type { SiteData } from './site-data.ts';
import type { Subject } from './subject.ts';

const all: readonly Subject[] = subjects;

/** The subjects' data that samples are checked against. */
export function subjectKnowledge(data: SiteData): SubjectKnowledge {
  return Object.assign({}, ...all.map(({ sampleKnowledge }) => sampleKnowledge?.run(data)));
}

const forms: Subject['sampleForms'] = Object.assign({}, ...all.map(({ sampleForms }) => sampleForms));

/** Whether a subject recognizes a sample as one that needs a proof. */
export function hasForm(proof: SampleProof, sample: Pick<Sample, 'language' | 'code'>): boolean {
  return forms?.[proof]?.(sample) ?? false;
}
