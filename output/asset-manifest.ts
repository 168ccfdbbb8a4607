/** Built browser files: what pages inline and where the rest is. */
export interface AssetManifest {
  /**
   * File below dist/ by name: `runtime`, `search-worker`, `font`, `islands/{island}`, `styles/{sheet}`, `favicon`, `brand-icons`, `icon-{size}`.
   * Names carry a content hash, so they can be cached for ever.
   */
  files: Readonly<Record<string, string>>;
  /** Classic script for the head. */
  bootScript: string;
  /** Classic script behind the banner of the home page. */
  bannerScript: string;
  /** Classic script of the worker that answers from a kept copy; its address must not change, so it is no file of assets/. */
  serviceWorker: string;
  /** Classic script of the search page of archives. */
  diskSearch: string;
  /** The style sheet of the shell and the prose. */
  inlineStyles: string;
  /** Code of the sheets of pages that documents inline, by the name they have in `files`; those that have none are linked. */
  inlineSheets: Readonly<Record<string, string>>;
}
