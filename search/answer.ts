import type { Availability } from '#model/front-matter.ts';
import type { PageKind } from '#model/page.ts';

/** Where the words of a query were found in a section, the most informative place first. */
export type MatchedField = 'title' | 'page' | 'code' | 'text';

export interface SectionHit {
  href: string;
  /** Title of the section; empty for the beginning of a page. */
  title: string;
  /** Words to mark in title and excerpt. */
  terms: string[];
  field: MatchedField;
  /** Text around the matched words; empty until it has been loaded. */
  excerpt: string;
}

export interface PageHit {
  href: string;
  title: string;
  /** Categories above the page, outermost first. */
  trail: string[];
  kind: PageKind;
  availability?: Availability;
  version: string;
  /** Best sections first, never empty. */
  sections: SectionHit[];
}

/** A value that an answer can be narrowed to. */
export interface FacetValue {
  value: string;
  /** Pages that are left with it, the other chosen facets considered; absent where only asking for it would tell. */
  count?: number;
}

export interface Facet {
  /** Pages that are left when this facet is not chosen and the others are; absent like the counts. */
  total?: number;
  values: FacetValue[];
}

/**
 * The facets by which an answer can be narrowed.
 * - `kind`: the kinds of its pages
 * - `availability`: editions, `managed` and `selfHosted`; what is available in both counts for each
 * - `version`, `locale`: all versions and locales of the site, whether or not they contain an answer
 */
export type FacetName = 'kind' | 'availability' | 'version' | 'locale';
export type Facets = Record<FacetName, Facet>;

/** The result of a query. It consists of structured data only, because it passes from a worker to the page. */
export interface SearchAnswer {
  query: string;
  /** Pages found with the chosen facets, best first; the first of them when only so many were wanted. */
  pages: PageHit[];
  /** Number of all pages found with the chosen facets. */
  total: number;
  facets: Facets;
  /** False when the best page lacks too much of the query to be presented as its answer. */
  confident: boolean;
  /** True when only titles and keywords have been searched so far: the complete answer is on its way, and may have other pages. */
  isPartial?: boolean;
  /** The query with its typos corrected, if the pages were found with the corrected query. */
  suggestion?: string;
  /** Queries that do find something, the nearest first, when this one finds nothing whatever the facets; else empty. */
  alternatives: string[];
}
