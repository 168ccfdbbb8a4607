import { voidElements } from '../void-elements.ts';

/** Scripts and styles, which are left unchanged, and start tags. */
const PARTS = /<(script|style)\b.*?<\/\1>|<([a-z]\w*)[^<>]*>/gis;

/**
 * The same document in fewer bytes: React writes apostrophes in attributes, empty attributes, elements without an end tag, and the
 * end of SVG shapes longer than HTML needs, and the encoding's attribute in mixed case, which compresses worse.
 * @param html what React rendered, so every attribute has double quotes
 */
export function tidyMarkup(html: string): string {
  return html
    .replace(PARTS, (part, kept?: string, name = '') => {
      if (kept) return part;
      const tag = part
        .replaceAll('&#x27;', "'")
        .replaceAll('=""', '')
        .replace(/^<meta charSet=/, '<meta charset=');
      return voidElements.has(name) ? tag.replace(/\/>$/, '>') : tag;
    })
    .replaceAll(/><\/(?:path|circle|rect|line)>/g, '/>');
}

/**
 * The same HTML for a JSON file, which has to escape double quotes but not single ones.
 * @param html tidied markup without scripts, so every attribute with a value has double quotes
 */
export function jsonMarkup(html: string): string {
  return html.replace(/<[a-z][^<>]*>/gi, (tag) => tag.replaceAll(/="([^"']*)"/g, "='$1'"));
}
