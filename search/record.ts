import type { Availability } from '#model/front-matter.ts';
import type { PageKind } from '#model/page.ts';

/** One section of a page, as search finds it. */
export interface SearchRecord {
  /** Public address with anchor. */
  href: string;
  /** Title of the page. */
  page: string;
  /** Title of the section; empty for the text before the first heading. */
  section: string;
  /** Categories above the page, outermost first. */
  trail: string[];
  text: string;
  code: string;
  /** Words the writer added for the page, on its first record, or for the section, separated by commas. */
  keywords: string;
  /** Names of the subject of the page, that of the documentation first, separated by commas; only on the first record of a page. */
  synonyms: string;
  kind: PageKind;
  /** The editions in which the page's subject is available; none means all of them. */
  availability?: Availability;
  /** Name of the documentation version, for example `current`. */
  version: string;
  /** The page's own weight. */
  weight: number;
}
