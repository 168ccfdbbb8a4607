import type { SearchPlace } from '#site/search/search-texts.ts';
import type { ToolSetup } from '#site/tools/tool-setup.ts';

/** The error tool's setup. */
export interface ErrorToolSetup {
  setup: ToolSetup;
  /** Address of the worker. */
  worker: string;
  /** Public address of every page that explains known errors, by path. */
  pages: Readonly<Record<string, string>>;
  /** The locations of the search page, its index, and its engine. */
  search: SearchPlace & { searchPage: string };
  /** Where an issue is written. */
  newIssue: string;
}
