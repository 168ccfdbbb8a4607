import type { FoundSection } from './adapter.ts';
import type { Case, Grade } from './case.ts';

/** How well an engine answered one query; all but the counts lie between 0 and 1. */
export interface QueryMeasures {
  /** 1 when a page that answers comes first. */
  rightFirst: number;
  rightInThree: number;
  /** 1 divided by the place of the first page that answers, 0 below the tenth. */
  reciprocalRank: number;
  /** nDCG at ten; the ideal order has all judged pages, not only those found. */
  gain: number;
  /** 1 when the best section of the first page that answers is one that answers; absent when no section was judged. */
  rightSection?: number;
  /** Harmful pages among the first three. */
  harmfulInThree: number;
  /** Pages without a judgment among the first five. */
  unjudgedInFive: number;
}

/** Pages at the top of an answer that are measured. */
export const DEPTH = 10;

/**
 * Measures one answer. Results count by page: the first section of a page stands for it.
 * @param found sections, best first
 */
export function measureAnswer(judged: Case, found: readonly FoundSection[]): QueryMeasures {
  const ranked = [...new Set(found.map(({ path }) => path))];
  const grades = ranked.slice(0, DEPTH).map((path) => judged.pages.get(path));
  const right = grades.indexOf(3);
  const section = judged.sections.size === 0 ? {} : { rightSection: sectionIsRight(judged, found, ranked[right]) };
  return {
    rightFirst: Number(right === 0),
    rightInThree: Number(right >= 0 && right < 3),
    reciprocalRank: right < 0 ? 0 : 1 / (right + 1),
    gain: normalizedGain(grades, [...judged.pages.values()]),
    ...section,
    harmfulInThree: grades.slice(0, 3).filter((grade) => grade === -1).length,
    unjudgedInFive: grades.slice(0, 5).filter((grade) => grade === undefined).length,
  };
}

function sectionIsRight({ sections }: Case, found: readonly FoundSection[], path: string | undefined): number {
  if (path === undefined) return 0;
  const best = found.find((section) => section.path === path);
  const judgedAsWhole = ![...sections].some((section) => section.startsWith(`${path}#`));
  return Number(judgedAsWhole || sections.has(`${path}#${best?.anchor ?? ''}`));
}

/** @returns 0 when no page has a positive grade */
function normalizedGain(grades: readonly (Grade | undefined)[], all: readonly Grade[]): number {
  const ideal = cumulatedGain(all.toSorted((a, b) => b - a).slice(0, DEPTH));
  return ideal === 0 ? 0 : cumulatedGain(grades) / ideal;
}

function cumulatedGain(grades: readonly (Grade | undefined)[]): number {
  return grades.reduce<number>(
    (sum, grade, index) => sum + (2 ** Math.max(grade ?? 0, 0) - 1) / Math.log2(index + 2),
    0,
  );
}
