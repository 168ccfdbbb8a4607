/**
 * The rule that declares the site's font. The font is optional: it never replaces the fallback after the first paint, so text never moves.
 * @param address URL of the font's file
 */
export function fontFace(address: string): string {
  return `@font-face{font-family:Manrope;font-weight:200 800;font-display:optional;src:url(${address})}`;
}
