import type { BlockPart, PageDraft } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { SymptomTable } from '#model/symptom-table.ts';

/** What every generator returns: pages for all data that is usable, and what is wrong with the rest. */
export interface Generated {
  drafts: PageDraft[];
  problems: Problem[];
  /**
   * Blocks that written pages draw in: with `::options{kind=… name=…}` by kind and name (`sink file`), with `::known-errors` by the address of the
   * page (`errors /docs/quickstart`), with `::upgrade-notes{version=…}` by version (`upgrade 0.10.0`), others by their own name.
   */
  embeddedBlocks?: Readonly<Record<string, BlockPart>>;
  /** The troubleshooting tables that `::symptoms` draws into written pages, by the address of the page. */
  symptomTables?: Readonly<Record<string, readonly SymptomTable[]>>;
  /** Files at stable addresses: text by path below the base URL, for example `schemas/recipe.json`. */
  files?: Readonly<Record<string, string>>;
}
