import type { Page, PageKind, Sample } from '#model/page.ts';
import { sampleProofs } from '#model/sample-proofs.ts';

/** Counts for a page. */
export interface PageReport {
  path: string;
  kind: PageKind;
  words: number;
  /** Number of its samples. */
  samples: number;
  /** How many of them had to pass each check. One sample can pass several checks. */
  provedBy: Readonly<Record<string, number>>;
  /** Samples that say why they can't be checked. */
  illustrative: number;
  /** Samples for which there is no check. */
  unchecked: number;
  /** How many places of its samples contain a value that differs from reader to reader, by the rule that found them. */
  values: Readonly<Record<string, number>>;
  /** Number of files that the page names as its sources. */
  sources: number;
  /** Last change in seconds since the epoch; absent before the first commit. */
  changed?: number;
}

/** Counts what each page contains, by path. */
export function reportPages(pages: readonly Page[]): PageReport[] {
  return pages.map(reportPage).sort((one, other) => (one.path < other.path ? -1 : Number(one.path > other.path)));
}

function reportPage(page: Page): PageReport {
  const { path, kind, words, samples, sources, lastUpdate } = page;
  const proofs = samples.map(({ provedBy }) => provedBy.map((proof) => sampleProofs[proof]));
  const isIllustrative = ({ illustrative }: Sample) => illustrative !== undefined;
  return {
    path,
    kind,
    words,
    samples: samples.length,
    provedBy: countEach(proofs.flat()),
    illustrative: samples.filter(isIllustrative).length,
    unchecked: samples.filter((sample, index) => proofs[index]?.length === 0 && !isIllustrative(sample)).length,
    values: countEach(samples.flatMap(({ values = [] }) => values.map(({ value, rule }) => `${value}, ${rule}`))),
    sources: sources.length,
    ...(lastUpdate && { changed: lastUpdate.time }),
  };
}

function countEach(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
