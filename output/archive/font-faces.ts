import { fontFace } from '#model/site-font.ts';
import type { AssetManifest } from '#output/asset-manifest.ts';

/** Letters that the font's second file has. */
const LATIN_EXTENDED = 'U+100-2AF,U+1E00-1EFF';

/** Font faces for the archive, whose pages have no boot script; addresses are relative to a sheet in `assets/styles/`. */
export function fontFaces({ files }: AssetManifest): string {
  const address = (file = '') => file.replace(/^assets\//, '../');
  const extended = fontFace(address(files['font-latin-ext'])).replace('}', `;unicode-range:${LATIN_EXTENDED}}`);
  return fontFace(address(files.font)) + extended;
}
