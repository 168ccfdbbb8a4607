/** Built browser files: what pages inline and where the rest is. */
export interface AssetManifest {
  /**
   * File below dist/ by name: `runtime`, `search-worker`, `font`, `islands/{island}`, `styles/{sheet}`, `favicon`, `brand-icons`, `icon-{size}`.
   * Names carry a content hash, so they can be cached for ever.
   */
  files: Readonly<Record<string, string>>;
  /** Classic script for the head. */
  bootScript: string;
  /** The style sheet of the shell and the prose. */
  inlineStyles: string;
}
