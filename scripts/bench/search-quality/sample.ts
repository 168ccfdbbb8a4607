import type { Case } from '#search/evaluation/case.ts';

/** One in every n queries of each kind, including the first, so that small kinds are also covered. */
export function sampleOfEachKind(cases: readonly Case[], oneIn: number): Case[] {
  const seen = new Map<string, number>();
  return cases.filter(({ kind }) => {
    const position = seen.get(kind) ?? 0;
    seen.set(kind, position + 1);
    return position % oneIn === 0;
  });
}
