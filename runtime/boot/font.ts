import { fontFace } from '#model/site-font.ts';
import { isSlow } from '#runtime/connection.ts';
import { safely } from '#runtime/safely.ts';

/** Names the font file that a slow line has already loaded for later pages; written by runtime/keep-font.ts. */
export const FONT_KEY = 'dh:font';

/**
 * Adds the site's font to the document and has it ready for the first paint, because browsers delay that paint for fonts that the
 * head preloads. On a slow connection, the document does without the font unless an earlier page has loaded it. The font would
 * otherwise arrive after the first paint, and although it is optional and no longer used, its arrival causes a new layout of all
 * text. Letters beyond Latin-1 come from the system's font.
 * @param root names the font's file in `data-font`
 */
export function addFont({ dataset: { font } }: HTMLElement): void {
  if (!font || (isSlow() && safely(() => localStorage.getItem(FONT_KEY)) !== font)) return;
  // Not `document.fonts.add`: then Chromium would lay out all text again whenever a style sheet is added.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(fontFace(font));
  document.adoptedStyleSheets.push(sheet);
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href: font }));
}
