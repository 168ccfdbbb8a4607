import type { SiteConfig } from '#model/site-config.ts';
import type { AssetManifest } from './asset-manifest.ts';

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212';
const LATIN_EXT = 'U+0100-0130,U+0132-0151,U+0154-02BA,U+1E00-1E9F,U+1EF2-1EFF';

function fontFace(src: string, range: string): string {
  return `@font-face{font-family:Manrope;font-weight:200 800;font-display:optional;src:url(${src}) format("woff2");unicode-range:${range}}`;
}

// The fallback is stretched to Manrope's average width and given its line metrics, so both set text alike.
const FALLBACK =
  '@font-face{font-family:"Manrope fallback";src:local("Arial"),local("Liberation Sans"),local("Helvetica");size-adjust:103%;ascent-override:103.5%;descent-override:29.1%;line-gap-override:0%}';

/**
 * The style block of every document: font faces, configured colours, shell and prose. Fonts are `optional`: they never swap in
 * late, so text never moves.
 */
export function inlineStyles(config: SiteConfig, assets: AssetManifest): string {
  const font = (name: string) => `${config.baseUrl}${assets.files[name]}`;
  const bar = config.announcement;
  const colours = bar
    ? `:root{--announcement-background:${bar.backgroundColor};--announcement-text:${bar.textColor}}`
    : '';
  return `${fontFace(font('font'), LATIN)}${fontFace(font('font-latin-ext'), LATIN_EXT)}${FALLBACK}${colours}${assets.inlineStyles}`;
}
