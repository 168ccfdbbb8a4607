import type { PageDraft } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';

/** What every generator returns: pages for all data that is usable, and what is wrong with the rest. */
export interface Generated {
  drafts: PageDraft[];
  problems: Problem[];
}
