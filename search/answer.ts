import type { Availability } from '#model/front-matter.ts';
import type { PageKind } from '#model/page.ts';

/** Where the words of a query were found in a section, the most telling place first. */
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

/** What a query brings. Structured data only, since it passes from a worker to the page. */
export interface SearchAnswer {
  query: string;
  /** All pages found, best first. */
  pages: PageHit[];
  /** False when the best page lacks too much of the query to be presented as its answer. */
  confident: boolean;
  /** The query with its typing errors mended, when that is what the pages were found with. */
  suggestion?: string;
}
