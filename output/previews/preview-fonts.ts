import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkit';

/** The weights that pictures need. */
export type Weight = 500 | 700 | 800;

/** Parts of the font, each with the letters of some languages. The first one takes precedence. */
const SUBSETS = ['latin', 'latin-ext', 'cyrillic', 'greek', 'vietnamese'];

/** The site's font in one weight, part by part. */
export type PreviewFont = readonly Font[];

/**
 * Opens the site's font for drawing.
 * @param files folder with its files, `manrope-{subset}-{weight}-normal.woff`
 */
export function openPreviewFonts(files: string): Record<Weight, PreviewFont> {
  const open = (weight: Weight) =>
    SUBSETS.map((subset) => {
      const font = create(readFileSync(join(files, `manrope-${subset}-${weight}-normal.woff`)));
      if (font.type !== 'TTF' && font.type !== 'WOFF')
        throw new TypeError(`${subset} ${weight} is a collection of fonts.`);
      return font;
    });
  return { 500: open(500), 700: open(700), 800: open(800) };
}
