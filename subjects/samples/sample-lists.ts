import type { Page, Sample } from '#model/page.ts';
import { type SampleProof, sampleProofs } from '#model/sample-proofs.ts';

/** The lists of samples. Each is a separate page, because one page with all of them would be too large. */
export const sampleLists = [
  { path: '/samples/commands', name: 'Commands', languages: ['shell', 'shell-session'] },
  {
    path: '/samples/files',
    name: 'Recipes, data, and settings',
    languages: ['yaml', 'json', 'properties', 'ini', 'xml', 'dockerfile', 'diff', 'markdown', 'dot', 'text'],
  },
  {
    path: '/samples/programs',
    name: 'Programs, queries, and schemas',
    languages: ['python', 'java', 'kotlin', 'groovy', 'typescript', 'graphql', 'sql', 'pdl', 'protobuf'],
  },
] as const;

export type SampleList = (typeof sampleLists)[number];

/** Samples below one heading of a page that were verified in the same way. */
export interface SampleGroup {
  anchor: string;
  /** Text of the heading; the title of the page above the first. */
  heading: string;
  language: string;
  provedBy: readonly SampleProof[];
  illustrative?: string;
  count: number;
}

/** A page with its samples of a list. */
export interface PageSamples {
  page: Page;
  groups: readonly SampleGroup[];
}

/** The samples of pages, in the order in which they appear there; pages without any are omitted. */
export function samplesByPage(pages: readonly Page[], wanted: (sample: Sample) => boolean): PageSamples[] {
  return pages.flatMap((page) => {
    const groups = groupsOf(page, page.samples.filter(wanted));
    return groups.length > 0 ? [{ page, groups }] : [];
  });
}

function groupsOf({ title, headings }: Page, samples: readonly Sample[]): SampleGroup[] {
  const texts = new Map(headings.map(({ id, text }) => [id, text]));
  const groups = new Map<string, SampleGroup>();
  for (const { anchor, language, provedBy, illustrative } of samples) {
    const key = JSON.stringify([anchor, language, provedBy, illustrative]);
    const heading = texts.get(anchor) ?? title;
    const reason = illustrative === undefined ? {} : { illustrative };
    const group = groups.get(key) ?? { anchor, heading, language, provedBy, ...reason, count: 0 };
    groups.set(key, { ...group, count: group.count + 1 });
  }
  return [...groups.values()];
}

/** Whether nothing about a sample could be checked, although no reason was given. */
export function isUnchecked({ provedBy, illustrative }: Pick<Sample, 'provedBy' | 'illustrative'>): boolean {
  return provedBy.length === 0 && illustrative === undefined;
}

/** How many samples each check verified, the most frequent first. Several checks can verify the same sample. */
export function countProofs(
  pages: readonly Page[],
): { proof: SampleProof; words: string; count: number; pages: number }[] {
  return (Object.keys(sampleProofs) as SampleProof[])
    .map((proof) => {
      const counts = pages.map(({ samples }) => samples.filter(({ provedBy }) => provedBy.includes(proof)).length);
      const count = counts.reduce((sum, each) => sum + each, 0);
      return { proof, words: sampleProofs[proof], count, pages: counts.filter((each) => each > 0).length };
    })
    .filter(({ count }) => count > 0)
    .sort((one, other) => other.count - one.count);
}
