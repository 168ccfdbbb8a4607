import type { FacetName, Facets } from '#search/answer.ts';
import type { ChosenFacets } from '#search/provider.ts';
import type { Narrowing } from './narrowing.ts';
import { kindTexts, type SearchSetup } from './search-texts.ts';

/** A facet value as readers see it. */
export interface FacetChoice {
  facet: FacetName;
  value: string;
  label: string;
  count: number | undefined;
  isChosen: boolean;
}

export interface FacetGroup {
  facet: FacetName;
  label: string;
  choices: FacetChoice[];
}

const labels = {
  kind: 'searchKind',
  availability: 'searchAvailability',
  version: 'searchVersion',
  locale: 'searchLocale',
} as const satisfies Record<FacetName, keyof SearchSetup['texts']>;
export const facetNames = Object.keys(labels) as FacetName[];

/** All values that a facet of this site can have, with their labels. */
export function facetLabels(facet: FacetName, { texts, versions, locales }: SearchSetup): ReadonlyMap<string, string> {
  if (facet === 'version') return new Map(versions.map(({ value, label }) => [value, label]));
  if (facet === 'locale') return new Map(locales.map(({ value, label }) => [value, label]));
  if (facet === 'kind') return new Map(Object.entries(kindTexts).map(([kind, key]) => [kind, texts[key]]));
  return new Map([
    ['managed', texts.managed],
    ['selfHosted', texts.selfHosted],
  ]);
}

/** Labels by value, for every facet. */
export function knownValues(setup: SearchSetup): Record<FacetName, ReadonlyMap<string, string>> {
  return {
    kind: facetLabels('kind', setup),
    availability: facetLabels('availability', setup),
    version: facetLabels('version', setup),
    locale: facetLabels('locale', setup),
  };
}

/**
 * The filters for a result: values that would leave some but not all pages, and values that are already chosen.
 * @param searched language and version that were searched, and what else was chosen
 */
export function facetGroups(facets: Facets, searched: ChosenFacets, setup: SearchSetup): FacetGroup[] {
  return facetNames.flatMap((facet): FacetGroup[] => {
    const { total, values } = facets[facet];
    const known = facetLabels(facet, setup);
    const chosen = searched[facet];
    const counts = new Map(values.map(({ value, count }) => [value, count]));
    if (chosen !== undefined && !counts.has(chosen)) counts.set(chosen, 0);
    const choices = [...counts].flatMap(([value, count]): FacetChoice[] => {
      const label = known.get(value);
      const narrows = count === undefined || total === undefined || (count > 0 && count < total);
      if (label === undefined || (!narrows && value !== chosen)) return [];
      return [{ facet, value, label, count, isChosen: value === chosen }];
    });
    // A language or version is always searched, so that one of them alone leaves no choice.
    const isChoice = facet === 'kind' || facet === 'availability' ? choices.length > 0 : choices.length > 1;
    return isChoice ? [{ facet, label: setup.texts[labels[facet]], choices }] : [];
  });
}

/** A filter that a reader can remove, and how many pages there would be without it, if known. */
export interface DroppableFilter {
  facet: FacetName;
  label: string;
  count: number | undefined;
}

/** The chosen filters without which there might be results. */
export function droppableFilters(facets: Facets, narrowing: Narrowing, setup: SearchSetup): DroppableFilter[] {
  return facetNames.flatMap((facet) => {
    const value = narrowing[facet];
    const { total: count } = facets[facet];
    if (value === undefined || count === 0) return [];
    return [{ facet, label: facetLabels(facet, setup).get(value) ?? value, count }];
  });
}
