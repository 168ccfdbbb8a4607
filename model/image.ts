/** An image with the files that the build makes of it. */
export interface ImageAsset {
  /** Path below content/, for example `images/lineage.png`. */
  source: string;
  width: number;
  height: number;
  /** One per width and format, smallest first; an SVG has only itself. */
  variants: readonly ImageVariant[];
}

export interface ImageVariant {
  format: 'avif' | 'webp' | 'png' | 'jpeg' | 'svg';
  width: number;
  /** Path below the site's base, with a content hash. */
  path: string;
}
