import type { SearchPlace } from '#site/search/search-texts.ts';
import type { ToolSetup } from '#site/tools/tool-setup.ts';

/** What the error tool is given by its page. */
export interface ErrorToolSetup {
  setup: ToolSetup;
  /** Address of the worker. */
  worker: string;
  /** Public address of every page that explains known errors, by path. */
  pages: Readonly<Record<string, string>>;
  /** Where the search is: its page, its index and its engine. */
  search: SearchPlace & { searchPage: string };
  /** Where an issue is written. */
  newIssue: string;
}
