import type { Availability } from '#model/front-matter.ts';
import type { PageKind } from '#model/page.ts';
import type { Facet, FacetName, Facets } from './answer.ts';

/** What a page is filtered by. */
export interface PageFacts {
  kind: PageKind;
  availability?: Availability;
}

type Narrowing = Extract<FacetName, 'kind' | 'availability'>;

/** What an answer is narrowed to; nothing where no value was chosen. */
export type Narrowed = Partial<Record<Narrowing, string>>;

const EDITIONS = ['managed', 'selfHosted'] as const;

const valuesOf: Record<Narrowing, (facts: PageFacts) => readonly string[]> = {
  kind: ({ kind }) => [kind],
  availability: ({ availability }) =>
    availability === undefined || availability === 'all' ? EDITIONS : [availability],
};

/**
 * Narrows pages to the chosen facets, and counts what each value of each facet would leave.
 * @param factsOf what a page is filtered by
 * @returns the pages that are left, in their order, and the facets of all
 */
export function narrow<P>(
  pages: readonly P[],
  chosen: Narrowed,
  factsOf: (page: P) => PageFacts,
): { kept: P[]; facets: Pick<Facets, Narrowing> } {
  const passes = (page: P, facet: Narrowing) => {
    const value = chosen[facet];
    return value === undefined || valuesOf[facet](factsOf(page)).includes(value);
  };
  const forKind = pages.filter((page) => passes(page, 'availability'));
  const forAvailability = pages.filter((page) => passes(page, 'kind'));
  return {
    kept: forKind.filter((page) => passes(page, 'kind')),
    facets: {
      kind: count(forKind.map((page) => valuesOf.kind(factsOf(page)))),
      availability: count(forAvailability.map((page) => valuesOf.availability(factsOf(page)))),
    },
  };
}

/** The more frequent first, so that the list does not depend on the order of the pages. */
function count(values: readonly (readonly string[])[]): Facet {
  const counts = new Map<string, number>();
  for (const some of values) for (const value of some) counts.set(value, (counts.get(value) ?? 0) + 1);
  const sorted = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
  return { total: values.length, values: sorted.map(([value, found]) => ({ value, count: found })) };
}
