/** Built browser files: the ones that pages inline, and the locations of the rest. */
export interface AssetManifest {
  /**
   * File below dist/ by name: `runtime`, `search-worker`, `font`, `islands/{island}`, `styles/{sheet}`, `favicon`, `brand-icons`, `icon-{size}`.
   * Names contain a content hash, so the files can be cached forever.
   */
  files: Readonly<Record<string, string>>;
  /** Classic script for the head. */
  bootScript: string;
  /** Classic script behind the banner of the home page. */
  bannerScript: string;
  /** Classic script of the worker that serves a saved copy. Its address must not change, so it isn't in assets/. */
  serviceWorker: string;
  /** Classic script of the search page of archives. */
  diskSearch: string;
  /** The style sheet of the shell and the prose. */
  inlineStyles: string;
  /** Code of the sheets of pages that documents inline, by their name in `files`. Sheets without a name there are linked. */
  inlineSheets: Readonly<Record<string, string>>;
}
