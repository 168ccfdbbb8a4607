import type { FacetName } from '#search/answer.ts';
import type { ChosenFacets } from '#search/provider.ts';
import type { SearchPlace } from './search-texts.ts';

/** What the reader narrowed a search to. */
export type Narrowing = Readonly<Partial<Record<FacetName, string>>>;
export const notNarrowed: Narrowing = {};

/** Chooses a value of a facet, or drops the facet. */
export function narrowBy(narrowing: Narrowing, facet: FacetName, value: string | undefined): Narrowing {
  const { [facet]: _, ...others } = narrowing;
  return value === undefined ? others : { ...others, [facet]: value };
}

/** The language and version of the current page, and the values that the reader chose in addition or instead. */
export function facetsHere({ locale, version }: SearchPlace, narrowing: Narrowing): ChosenFacets {
  return { locale, version: document.documentElement.dataset.version ?? version, ...narrowing };
}
