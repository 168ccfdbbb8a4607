import type { BlockPart, PageDraft } from '#model/page.ts';
import type { Problem } from '#model/problem.ts';
import type { SymptomTable } from '#model/symptom-table.ts';

/** What every generator returns: pages for all usable data, and the problems with the rest. */
export interface Generated {
  drafts: PageDraft[];
  problems: Problem[];
  /**
   * Blocks that written pages include: with `::options{kind=… name=…}` by kind and name (`sink file`), with `::known-errors` by the address of the
   * page (`errors /docs/quickstart`), with `::upgrade-notes{version=…}` by version (`upgrade 0.10.0`), others by their own name.
   */
  embeddedBlocks?: Readonly<Record<string, BlockPart>>;
  /** The troubleshooting tables that `::symptoms` includes in written pages, by page address. */
  symptomTables?: Readonly<Record<string, readonly SymptomTable[]>>;
  /** Files at stable addresses: text by path below the base URL, for example `schemas/recipe.json`. */
  files?: Readonly<Record<string, string>>;
}
