import type { RichText, RichTextPart } from '#model/rich-text.ts';
import { oneLine } from './one-line.ts';

const markup = /`([^`]+)`|\*\*([^*]+)\*\*|(?<![\w*])\*(\p{L}[^*`]*)\*(?![\w*])|\[([^\]]+)\]\(([^)\s]+)\)/gu;

/**
 * Reads the inline markup of data sentences: `code`, **stress**, *labels*, which get the same stress, and [links](/docs/tags).
 * @param text one paragraph; line breaks become spaces
 */
export function parseRichText(text: string): RichText {
  const parts: RichTextPart[] = [];
  const flat = oneLine(text);
  let last = 0;
  for (const match of flat.matchAll(markup)) {
    if (match.index > last) parts.push(flat.slice(last, match.index));
    const [whole, code, stressed, named, label, link] = match;
    const strong = stressed ?? named;
    if (code !== undefined) parts.push({ code });
    else if (strong !== undefined) parts.push({ strong });
    else if (label !== undefined && link !== undefined) parts.push({ link, text: label.replaceAll('`', '') });
    last = match.index + whole.length;
  }
  if (last < flat.length) parts.push(flat.slice(last));
  return parts;
}
