import type { SiteConfig } from '#model/site-config.ts';
import type { AssetManifest } from './asset-manifest.ts';

/** Letters that the extended file has; declared last, it wins for them and is loaded only if a page shows one. */
const LATIN_EXTENDED = 'U+100-2AF,U+1E00-1EFF';

function fontFace(src: string, range = ''): string {
  return `@font-face{font-family:Manrope;font-weight:200 800;font-display:optional;src:url(${src}) format("woff2")${range}}`;
}

/**
 * The style block of every document: font faces, configured colours, shell and prose. Fonts are `optional`: they never swap in
 * after the first paint, so text never moves.
 */
export function inlineStyles(config: SiteConfig, assets: AssetManifest): string {
  const font = (name: string) => `${config.baseUrl}${assets.files[name]}`;
  const bar = config.announcement;
  const colours = bar
    ? `:root{--announcement-background:${bar.backgroundColor};--announcement-text:${bar.textColor}}`
    : '';
  const extended = fontFace(font('font-latin-ext'), `;unicode-range:${LATIN_EXTENDED}`);
  return `${fontFace(font('font'))}${extended}${colours}${assets.inlineStyles}`;
}
